import { escapeHtml } from '@lantern/domain/display/escape-html';
import type { OutcomeOperation } from './outcome-message';

export type OutcomeAnswer = {
  isSuccess: boolean;
  description: string;
  /** What is answered to; empty where it could not be read. */
  messageId: string;
  operation: OutcomeOperation | null;
  /** A share of 1; null where there is none. */
  score: number | null;
};

/** The answer of the outcome service, as LTI 1.1 writes it. */
export function outcomeAnswer(answer: OutcomeAnswer, id: string): string {
  const { isSuccess, description, messageId, operation } = answer;
  return `<?xml version="1.0" encoding="UTF-8"?>
<imsx_POXEnvelopeResponse xmlns="http://www.imsglobal.org/services/ltiv1p1/xsd/imsoms_v1p0">
<imsx_POXHeader><imsx_POXResponseHeaderInfo><imsx_version>V1.0</imsx_version>
<imsx_messageIdentifier>${id}</imsx_messageIdentifier>
<imsx_statusInfo><imsx_codeMajor>${isSuccess ? 'success' : 'failure'}</imsx_codeMajor>
<imsx_severity>${isSuccess ? 'status' : 'error'}</imsx_severity>
<imsx_description>${escapeHtml(description)}</imsx_description>
<imsx_messageRefIdentifier>${escapeHtml(messageId)}</imsx_messageRefIdentifier>
<imsx_operationRefIdentifier>${operation ?? ''}</imsx_operationRefIdentifier></imsx_statusInfo>
</imsx_POXResponseHeaderInfo></imsx_POXHeader>
<imsx_POXBody>${bodyOf(answer)}</imsx_POXBody>
</imsx_POXEnvelopeResponse>`;
}

function bodyOf({ operation, isSuccess, score }: OutcomeAnswer): string {
  if (!operation || !isSuccess) return '';
  if (operation !== 'readResult') return `<${operation}Response/>`;
  const text = `<language>en</language><textString>${score ?? ''}</textString>`;
  return `<readResultResponse><result><resultScore>${text}</resultScore></result></readResultResponse>`;
}
