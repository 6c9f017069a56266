import { HouseFront } from './house-front';
import { Scene, type SceneSize } from './scene';

/** Nobody is home: no results. */
export function DarkScene({ size }: { size?: SceneSize }) {
  return (
    <Scene pigment={0} {...(size && { size })}>
      <HouseFront />
    </Scene>
  );
}
