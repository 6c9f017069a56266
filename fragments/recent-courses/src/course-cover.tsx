import { coverArt } from '@lantern/artwork/cover/cover-art';
import { coverPaths } from '@lantern/artwork/cover/cover-paths';
import type { CoverState } from '@lantern/artwork/cover/lit-count';
import { useState } from 'react';

type CourseCoverProps = { objectiveId: string; state: CoverState; imageUrl: string | null };

/** Decorative: the course's picture over the artwork, which stays should the picture not come. */
export function CourseCover({ objectiveId, state, imageUrl }: CourseCoverProps) {
  const [isTorn, setIsTorn] = useState(false);
  const art = coverArt(objectiveId);
  const { paths, drawnAs } = coverPaths(art, state);
  return (
    <div className="cover" data-pigment={art.pigment} aria-hidden="true">
      <svg className={drawnAs} viewBox="0 0 320 180" preserveAspectRatio="xMinYMid slice">
        {paths.map((path, colour) => (
          // The stylesheet colours the paths by their place, so an empty one keeps its place too.
          <path key={colour} {...(path && { d: path })} />
        ))}
      </svg>
      {imageUrl !== null && !isTorn && <img src={imageUrl} alt="" onError={() => setIsTorn(true)} />}
    </div>
  );
}
