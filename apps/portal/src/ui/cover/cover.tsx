import { useState } from 'react';
import { classNames } from '../class-names';
import styles from './cover.module.css';
import { coverPaths } from '@lantern/artwork/cover/cover-paths';
import type { CoverState } from '@lantern/artwork/cover/lit-count';

type CoverProps = {
  /** 0 to 6 */
  pigment: number;
  /** 0 to 6 */
  light: number;
  /** Any number: how the light is drawn. */
  seed?: number;
  state: CoverState;
  /** The course's own picture lies over the artwork, which is seen until it has come, and should it never come. */
  imageUrl?: string | null | undefined;
  className?: string | undefined;
};

/** The artwork of a course that has no picture: it fills with light as the learner goes on. Decorative. */
export function Cover({ pigment, light, seed = 0, state, imageUrl, className }: CoverProps) {
  return (
    <div
      className={classNames(styles.cover, state.kind === 'locked' && styles.locked, className)}
      data-pigment={pigment}
      aria-hidden="true"
    >
      <CoverArt light={light} seed={seed} state={state} />
      {imageUrl && <CoverPicture key={imageUrl} imageUrl={imageUrl} />}
    </div>
  );
}

/** One that cannot be had goes, since browsers would draw a torn page; it may have failed before the page came alive. */
function CoverPicture({ imageUrl }: { imageUrl: string }) {
  const [isTorn, setIsTorn] = useState(false);
  if (isTorn) return null;
  return (
    <img
      ref={(picture) => {
        if (picture?.complete && picture.naturalWidth === 0) setIsTorn(true);
      }}
      src={imageUrl}
      alt=""
      loading="lazy"
      decoding="async"
      onError={() => setIsTorn(true)}
    />
  );
}

function CoverArt({ light, seed, state }: { light: number; seed: number; state: CoverState }) {
  const { paths, drawnAs } = coverPaths({ light, seed }, state);
  return (
    <svg
      className={classNames(styles.art, styles[drawnAs], state.kind === 'draft' && styles.draft)}
      viewBox="0 0 320 180"
      preserveAspectRatio="xMinYMid slice"
    >
      {paths.map((path, colour) => (
        // The stylesheet colours the paths by their place, so an empty one keeps its place too.
        <path key={colour} {...(path && { d: path })} />
      ))}
    </svg>
  );
}
