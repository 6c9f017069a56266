import type { ReactNode } from 'react';
import { classNames } from '../class-names';
import { shareAttributes } from '../progress/progress-share';
import styles from './card.module.css';

type CardProps = {
  cover: ReactNode;
  /** Chips at the top start of the cover. */
  flags?: ReactNode;
  /** How far the shelf under the cover is lit, 0 to 1; left out, there is no shelf. */
  share?: number;
  /** The heading that holds the card's one link. */
  titleAs?: 'h2' | 'h3';
  title: ReactNode;
  /** Of the title and the note, where it is not the page's. */
  lang?: string | undefined;
  /** Two lines, at most. */
  note?: ReactNode;
  detail?: ReactNode;
  /** At the end of the detail's line. */
  figure?: ReactNode;
  /** Nobody has begun it: in rows there is no shelf. */
  offered?: boolean;
  /** The title stands back: coming soon, or locked. */
  quiet?: boolean;
};

/** A cover standing on a shelf. The whole card is its title's link. */
export function Card(props: CardProps) {
  const { cover, flags, share, titleAs: Title = 'h2', title, lang, note, detail, figure } = props;
  return (
    <article
      className={classNames(styles.card, props.quiet && styles.quiet, props.offered && styles.offered)}
    >
      <div className={styles.cover}>{cover}</div>
      {flags && <div className={styles.flags}>{flags}</div>}
      {share !== undefined && <div className={styles.shelf} {...shareAttributes(share)} />}
      <Title className={styles.title} lang={lang}>
        {title}
      </Title>
      {note && (
        // The dots of what is cut stand where its own text ends, which may run the other way than the page.
        <p className={styles.note} lang={lang} dir="auto">
          {note}
        </p>
      )}
      {(detail || figure) && (
        <p className={styles.meta}>
          <span>{detail}</span>
          {figure && <bdi className={styles.figure}>{figure}</bdi>}
        </p>
      )}
    </article>
  );
}
