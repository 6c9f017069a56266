import { HouseFront } from './house-front';
import { Scene, type SceneSize } from './scene';

/** One window of the house is missing: not found. */
export function WindowsScene({ size }: { size?: SceneSize }) {
  return (
    <Scene pigment={2} {...(size && { size })}>
      <HouseFront lit={[17]} missing={8} />
    </Scene>
  );
}

/** Nobody is home: no results. */
export function DarkScene({ size }: { size?: SceneSize }) {
  return (
    <Scene pigment={0} {...(size && { size })}>
      <HouseFront />
    </Scene>
  );
}
