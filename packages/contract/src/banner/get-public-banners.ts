import { defineCall } from '../call';
import { banners } from './banner';

/** [7.1] */
export const getPublicBanners = defineCall({
  method: 'GET',
  path: '/api/banner/v1/public/banners',
  audience: 'public',
  summary: 'The banners that every visitor is shown now; what they dismiss, their browser remembers.',
  response: banners,
});
