import type { Texts } from './fragment';

type BannerPagerProps = {
  /** From 0. */
  place: number;
  count: number;
  texts: Texts;
  locale: string;
  onTurn: (place: number) => void;
};

/** Round and round: after the last comes the first. */
export function BannerPager({ place, count, texts, locale, onTurn }: BannerPagerProps) {
  const number = new Intl.NumberFormat(locale);
  const said = texts.place
    .replace('{place}', number.format(place + 1))
    .replace('{count}', number.format(count));
  return (
    <div className="pager">
      <button type="button" className="round" aria-label={texts.previous} onClick={() => onTurn(turned(-1))}>
        <Chevron d="M15 6l-6 6 6 6" />
      </button>
      <span className="dots" aria-hidden="true">
        {Array.from({ length: count }, (_, at) => (
          <span key={at} className={at === place ? 'dot lit' : 'dot'} />
        ))}
      </span>
      <output className="visually-hidden">{said}</output>
      <button type="button" className="round" aria-label={texts.next} onClick={() => onTurn(turned(1))}>
        <Chevron d="M9 6l6 6-6 6" />
      </button>
    </div>
  );

  function turned(by: number): number {
    return (place + by + count) % count;
  }
}

function Chevron({ d }: { d: string }) {
  return (
    <svg className="chevron" viewBox="0 0 24 24" aria-hidden="true">
      <path d={d} />
    </svg>
  );
}
