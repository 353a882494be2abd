export function seatsLeftText({ seats, taken }: { seats: number; taken: number }): string {
  return taken < seats
    ? `${seats - taken} of ${seats} seats left`
    : `no seat left: ${taken} of ${seats} are taken`;
}
