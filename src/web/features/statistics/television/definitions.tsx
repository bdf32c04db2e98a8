import { useText } from '#web/i18n/use-text.ts';
import { messages } from './messages.ts';

const terms = {
  share: { name: messages.share, means: messages.shareMeans },
  rating: { name: messages.rating, means: messages.ratingMeans },
  tvr: { name: messages.tvr, means: messages.tvrMeans },
  viewTime: { name: messages.viewTime, means: messages.viewTimeMeans },
  hits: { name: messages.hits, means: messages.hitsMean },
  change: { name: messages.change, means: messages.changeMeans },
};

/** Explains each figure of a page in a sentence. */
export function Definitions({ of }: { of: readonly (keyof typeof terms)[] }) {
  const text = useText();
  return (
    <details className="py-4 text-dense text-secondary">
      <summary className="w-fit cursor-pointer rounded-sm hover:text-primary">
        {text(messages.definitions)}
      </summary>
      <dl className="grid gap-x-6 gap-y-1.5 pt-2 md:grid-cols-[max-content_1fr]">
        {of.map((term) => (
          <div key={term} className="md:contents">
            <dt className="text-primary">{text(terms[term].name)}</dt>
            <dd>{text(terms[term].means)}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
}
