import { BASE_PATH } from '@lantern/domain/course/course-paths';
import { textDirection } from '@lantern/domain/display/locales';
import type { FragmentProps } from '@lantern/fragment-kit/fragment-props';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useMemo } from 'react';
import { currentUserQuery } from '../../api/platform';
import { usePage } from '../../lib/page/page-facts';
import { useNow } from '../../lib/time/clock';
import { fragmentApi } from './fragment-api';
import { emitFrom, type FragmentOrigin } from './emit-from';
import { onPageEvent } from './on-page-event';

/** What a fragment is told; new only when something of it is. */
export function useFragmentProps({ slot, kind }: FragmentOrigin): FragmentProps {
  const { locale, theme, timeZone, isSignedIn } = usePage();
  const now = useNow();
  const router = useRouter();
  const client = useQueryClient();
  const { data: caller } = useQuery({ ...currentUserQuery(), enabled: isSignedIn });
  const user = caller?.user;
  const emit = useMemo(() => emitFrom({ slot, kind }), [slot, kind]);
  return useMemo(
    () => ({
      user: user
        ? { id: user.id, name: `${user.first_name} ${user.last_name}`, givenName: user.first_name }
        : null,
      locale,
      direction: textDirection(locale),
      theme,
      timeZone,
      now,
      navigation: {
        open: (href) => void router.navigate({ href }),
        hrefOf: (path) => `${BASE_PATH}${path}`,
      },
      api: fragmentApi(client),
      emit,
      onEvent: onPageEvent,
    }),
    [user, locale, theme, timeZone, now, router, client, emit],
  );
}
