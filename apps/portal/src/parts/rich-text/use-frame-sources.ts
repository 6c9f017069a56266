import { type AllowedSource, parseAllowedSources } from '@lantern/domain/web/allowed-sources';
import { useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { currentUserQuery } from '../../api/platform';

/** Reading 43: the places whose frames a text may hold; none for visitors. */
export function useFrameSources(): readonly AllowedSource[] {
  const user = useQueryClient().getQueryData(currentUserQuery().queryKey);
  const setting = user?.settings['lms.learner_allowed_external_sources'] ?? null;
  return useMemo(() => parseAllowedSources(setting), [setting]);
}
