import type { ActivityContent } from '@lantern/contract/entities/activity-content';
import type { ActivityPlace } from '@lantern/contract/entities/activity-place';
import { preferredSize } from '@lantern/domain/contents/preferred-size';
import { resumeSecond } from '@lantern/domain/contents/video-place';
import { parseAllowedSources } from '@lantern/domain/web/allowed-sources';
import { videoFrame } from '@lantern/domain/web/video-frame';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { currentUserQuery } from '../../api/platform';
import { usePage } from '../../lib/page/page-facts';
import { activityTitle } from '../../lib/format/shown-title';
import { Notice } from '../../ui/notice';
import { FileVideo } from '../video-player/file-video';
import { SiteVideo } from '../video-player/site-video';
import type { TellPlace } from './use-save-progress';

type VideoContentProps = {
  content: ActivityContent;
  video: NonNullable<ActivityContent['video']>;
  place: ActivityPlace | null;
  onPlace: TellPlace;
  onWatched: () => void;
};

/** [5.9] A file of ours in our own player, a video of an allowed site in theirs; any other is not shown [8.9]. */
export function VideoContent({ content, video, place, onPlace, onWatched }: VideoContentProps) {
  const { t } = useTranslation();
  const { locale, origin } = usePage();
  const { data: user } = useQuery(currentUserQuery());
  // Where it went on; what is kept while it runs must not load the frame anew.
  const [savedSecond] = useState(place?.second ?? null);
  const saving = {
    savedSecond,
    onWatched,
    onSecond: (second: number, duration: number) => onPlace({ second }, Math.min(1, second / duration)),
  };
  if (video.source === 'file') return <FileVideo name={activityTitle(content, t)} {...video} {...saving} />;

  const frame = videoFrame(video.url, {
    language: locale,
    origin,
    fromSecond: resumeSecond(savedSecond, video.duration),
    sources: parseAllowedSources(user?.settings['lms.learner_allowed_external_sources'] ?? null),
  });
  if (frame.kind === 'blocked') return <Notice title={t('activityContent.nothingYet')} />;
  const size = preferredSize(content) ?? undefined;
  return (
    <SiteVideo name={activityTitle(content, t)} site={frame.site} url={frame.url} size={size} {...saving} />
  );
}
