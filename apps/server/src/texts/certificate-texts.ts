export type CertificateTexts = {
  kind: string;
  completed: string;
  grade: string;
  score: string;
  points: string;
  outOf: (score: string, maxScore: string) => string;
  date: string;
  expires: string;
  number: string;
  verify: string;
  issued: (issuer: string, date: string) => string;
};

/** What a certificate says besides its own facts [3.11]. */
const en: CertificateTexts = {
  kind: 'Certificate of completion',
  completed: 'has completed the course',
  grade: 'Grade',
  score: 'Score',
  points: 'Points',
  outOf: (score, maxScore) => `${score} out of ${maxScore}`,
  date: 'Completed',
  expires: 'Valid until',
  number: 'Certificate number',
  verify: 'Scan to verify',
  issued: (issuer, date) => `Issued by ${issuer} on ${date}`,
};

const ar: CertificateTexts = {
  kind: 'شهادة إتمام',
  completed: 'لإتمام الدورة بنجاح',
  grade: 'التقدير',
  score: 'النتيجة',
  points: 'النقاط',
  outOf: (score, maxScore) => `${score} من ${maxScore}`,
  date: 'تاريخ الإتمام',
  expires: 'صالحة حتى',
  number: 'رقم الشهادة',
  verify: 'امسح للتحقق',
  issued: (issuer, date) => `صادرة عن ${issuer} في ${date}`,
};

/** In the learner's language, where we have its texts; in English otherwise. */
export function certificateTexts(locale: string): CertificateTexts & { language: 'ar' | 'en-US' } {
  return locale === 'ar' ? { ...ar, language: 'ar' } : { ...en, language: 'en-US' };
}
