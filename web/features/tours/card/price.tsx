import { formatRupees } from '../../../../contracts/format-rupees.ts';

type Props = {
  price: number;
  discountprice: number;
  discount: number;
  party?: string;
  onTop?: readonly string[];
  className?: string;
};

export function Price({ price, discountprice, discount, party, onTop = [], className }: Props) {
  const isReduced = discountprice < price;
  return (
    <div className={className}>
      <p className="figures">
        <span className="text-[1.5em] font-bold tracking-tight">{formatRupees(discountprice)}</span>
        {isReduced && (
          <>
            <s className="text-ink-soft">
              <span className="sr-only">Original price </span>
              {formatRupees(price)}
            </s>
            {discount > 0 && <span className="font-semibold text-rhododendron">{`(${discount}% OFF)`}</span>}
          </>
        )}
      </p>
      {onTop.filter(Boolean).map((text) => (
        <p key={text} className="text-sm text-ink-soft">
          {text}
        </p>
      ))}
      <p className="mt-0.5 text-sm text-ink-soft">
        <span>Per Person</span>
        {party && `, ${party}`}
      </p>
    </div>
  );
}
