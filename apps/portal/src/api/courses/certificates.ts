import type { CertificateRecord } from '@lantern/contract/entities/certificates/certificate-record';
import type { Filter } from '@lantern/contract/list-query';
import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { apiOf } from '../transport/api-of';

/** One that is still being drawn is looked for again this often. */
const DRAWING_POLL_MS = 2000;
/** Visitors may look up only so many a minute. */
const PUBLIC_POLL_MS = 5000;

async function fetchCertificates(client: QueryClient, filter: Filter): Promise<CertificateRecord[]> {
  const { queryCertificateRecords } = await import(
    '@lantern/contract/certificates/query-certificate-records'
  );
  const query = { filter, sort: [{ selector: 'created', desc: true }] };
  return (await apiOf(client)(queryCertificateRecords, { query })).data;
}

/** [7.26] The certificates of a course, the latest first. */
export function courseCertificatesQuery(objectiveId: string, userId: string) {
  return queryOptions({
    queryKey: ['certificates', objectiveId],
    queryFn: ({ client }) =>
      fetchCertificates(client, [['objectiveId', '=', objectiveId], 'and', ['userId', '=', userId]]),
    refetchInterval: ({ state }) =>
      state.data?.some(({ isBeingDrawn }) => isBeingDrawn) ? DRAWING_POLL_MS : false,
  });
}

/** [7.26] One of the learner's own; null when they have none of this number. */
export function certificateQuery(certificateNumber: string) {
  return queryOptions({
    queryKey: ['certificate', certificateNumber],
    queryFn: async ({ client }) => {
      const [found] = await fetchCertificates(client, ['certificateNumber', '=', certificateNumber]);
      return found ?? null;
    },
    refetchInterval: ({ state }) => (state.data?.isBeingDrawn ? DRAWING_POLL_MS : false),
  });
}

/** [7.26] */
export function publicCertificateQuery(certificateNumber: string) {
  return queryOptions({
    queryKey: ['public-certificate', certificateNumber],
    queryFn: async ({ client }) => {
      const { getPublicCertificateRecord } = await import(
        '@lantern/contract/certificates/get-public-certificate-record'
      );
      return apiOf(client)(getPublicCertificateRecord, { params: { id: certificateNumber } });
    },
    retry: false,
    refetchOnWindowFocus: false,
    refetchInterval: ({ state }) => (state.data?.isBeingDrawn ? PUBLIC_POLL_MS : false),
  });
}
