import { queryOptions } from '@tanstack/react-query';
import { apiOf } from '../transport/api-of';

/** [7.1] What every visitor is shown now. */
export function publicBannersQuery() {
  return queryOptions({
    queryKey: ['publicBanners'],
    queryFn: async ({ client }) => {
      const { getPublicBanners } = await import('@lantern/contract/banner/get-public-banners');
      return apiOf(client)(getPublicBanners, {});
    },
  });
}
