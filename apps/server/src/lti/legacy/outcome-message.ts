import { elementAt, readXml, type XmlElement } from './read-xml';

const OPERATIONS = ['replaceResult', 'readResult', 'deleteResult'] as const;
export type OutcomeOperation = (typeof OPERATIONS)[number];

/** What a tool of LTI 1.1 wants done with a result. */
export type OutcomeMessage = {
  messageId: string;
  /** null for one that is not known here. */
  operation: OutcomeOperation | null;
  sourcedId: string;
  /** A share of 1, as it was written; null where there is none. */
  score: string | null;
};

/** null when it cannot be read. */
export function outcomeMessage(source: string): OutcomeMessage | null {
  const envelope = readXml(source);
  if (envelope?.name !== 'imsx_POXEnvelopeRequest') return null;
  const header = elementAt(envelope, ['imsx_POXHeader', 'imsx_POXRequestHeaderInfo']);
  const messageId = elementAt(header, ['imsx_messageIdentifier'])?.text.trim() ?? '';
  const request = elementAt(envelope, ['imsx_POXBody'])?.children[0] ?? null;
  if (!request) return null;
  const record = elementAt(request, ['resultRecord']);
  const sourcedId = elementAt(record, ['sourcedGUID', 'sourcedId'])?.text.trim() ?? '';
  const score = elementAt(record, ['result', 'resultScore', 'textString'])?.text.trim() ?? null;
  return { messageId, operation: operationOf(request), sourcedId, score };
}

function operationOf({ name }: XmlElement): OutcomeOperation | null {
  return OPERATIONS.find((operation) => name === `${operation}Request`) ?? null;
}
