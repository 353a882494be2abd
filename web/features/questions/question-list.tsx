import type { ReactNode } from 'react';

type Props = { questions: readonly { question: string; answer: ReactNode }[] };

export function QuestionList({ questions }: Props) {
  return (
    <div>
      {questions.map(({ question, answer }) => (
        <details key={question} className="group border-t border-mist last:border-b print:border-0">
          <summary className="flex min-h-11 items-center justify-between gap-4 py-3 font-semibold hover:text-teesta print:py-0.5">
            {question}
            <span
              aria-hidden="true"
              className="text-xl leading-none text-ink-soft group-open:rotate-45 print:hidden"
            >
              +
            </span>
          </summary>
          <div className="pb-4 leading-relaxed whitespace-pre-line text-ink-soft print:pb-1">{answer}</div>
        </details>
      ))}
    </div>
  );
}
