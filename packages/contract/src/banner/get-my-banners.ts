import { defineCall } from '../call';
import { banners } from './banner';

/** [7.1] */
export const getMyBanners = defineCall({
  method: 'GET',
  path: '/api/banner/v1/users/me/banners',
  audience: 'signedIn',
  summary: 'The banners that the caller is shown now, without those they have dismissed.',
  response: banners,
});
