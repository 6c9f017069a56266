import { logoArt } from '@lantern/artwork/mark/logo-art';
import { signatureArt } from '@lantern/artwork/sheet/signature-art';
import { certificateScore } from '@lantern/domain/certificate/certificate-score';
import { coverArt } from '@lantern/artwork/cover/cover-art';
import {
  DEFAULT_LOCALE,
  formattingLocale,
  type Locale,
  localeOfTag,
  textDirection,
} from '@lantern/domain/display/locales';
import { type CertificateTexts, certificateTexts } from '../../texts/certificates/certificate-texts';
import { scriptFonts, type ScriptFont } from './script-fonts';
import { cardArt, sheetArt } from '@lantern/artwork/sheet/sheet-art';
import { sheetColours } from '@lantern/artwork/colour/sheet-colours';
import { qrArt } from './qr-art';

/** All that is printed of a certificate; marks that may not be seen are null already. */
export type PrintedCertificate = {
  certificateNumber: string;
  templateName: string;
  objectiveId: string;
  learnerName: string;
  courseName: string;
  issuerName: string;
  hasOwnLogo: boolean;
  brandTokens: Record<string, number>;
  signerName: string | null;
  signerTitle: string | null;
  locale: string;
  grade: string | null;
  score: number | null;
  maxScore: number | null;
  normalizedScore: number | null;
  issuedOn: string;
  expiresOn: string | null;
  publicAddress: string;
};

/** A piece of text on the sheet: the mark by which it is found, what it is to a reader, and what it says. */
export type SheetPiece = { mark: number; role: 'H1' | 'P'; text: string };

/** `pieces` in the order in which they are read. */
export type SheetInput = {
  fonts: ScriptFont[];
  direction: 'ltr' | 'rtl';
  sheet: string;
  card: string;
  pieces: SheetPiece[];
};

/** [9.8] A certificate as the template of the sheet and of the card read it. */
export function sheetData(certificate: PrintedCertificate): SheetInput {
  const locale = localeOfTag(certificate.locale) ?? DEFAULT_LOCALE;
  const texts = certificateTexts(locale);
  const direction = textDirection(locale);
  const { pigment, ...cover } = coverArt(certificate.objectiveId);
  const colours = sheetColours(certificate.brandTokens, pigment);
  const day = (date: string) => dayText(date, locale);
  const { learnerName, courseName, issuerName, signerName, signerTitle, templateName } = certificate;
  const printed = [learnerName, courseName, issuerName, signerName ?? '', signerTitle ?? '', templateName];
  const fonts = scriptFonts([...printed, texts.kind], locale);
  const kind = templateName === courseName ? texts.kind : templateName;
  const art = { ...cover, colours, direction };
  const common = {
    direction,
    language: locale.slice(0, 2),
    region: null,
    fonts: fonts.map(({ family }) => family),
    tracking: fonts.length > 0 ? 0 : -0.02,
    colours: {
      paper: colours.paper,
      ink: colours.ink,
      soft: colours.soft,
      faint: colours.faint,
      rule: colours.rule,
      brand: colours.brand,
    },
    title: `${kind}: ${learnerName}, ${courseName}`,
    keywords: [certificate.certificateNumber],
    logo: certificate.hasOwnLogo ? null : logoArt(colours),
    issuer: issuerName,
    kind,
    name: learnerName,
    completed: texts.completed,
    course: courseName,
    issued: texts.issued(issuerName, day(certificate.issuedOn)),
  };
  const groups = certificate.certificateNumber.split('-');
  const sheet = {
    ...common,
    sheet: 'page',
    art: sheetArt(art),
    facts: factsOf(certificate, { texts, locale, day }),
    signer: signerName,
    signerTitle,
    signature: signatureArt(colours),
    numberLabel: texts.number,
    // No dash at the end of a line: readers of documents take it for a hyphen, and nobody needs it.
    number: [groups.slice(0, 4).join('-'), groups.slice(4).join('-')],
    verify: texts.verify,
    qr: qrArt(certificate.publicAddress, colours),
  };
  const card = { ...common, sheet: 'card', art: cardArt(art) };
  return {
    fonts,
    direction,
    sheet: JSON.stringify(sheet),
    card: JSON.stringify(card),
    pieces: piecesOf(sheet),
  };
}

type Sheet = {
  issuer: string;
  kind: string;
  name: string;
  completed: string;
  course: string;
  facts: ReadonlyArray<{ label: string; value: string }>;
  signer: string | null;
  signerTitle: string | null;
  numberLabel: string;
  number: readonly string[];
  verify: string;
};

/** The marks are those of the template. */
function piecesOf(sheet: Sheet): SheetPiece[] {
  const paragraph = (mark: number, text: string | null): SheetPiece[] =>
    text === null ? [] : [{ mark, role: 'P', text }];
  return [
    ...paragraph(0, sheet.issuer),
    ...paragraph(1, sheet.kind),
    { mark: 2, role: 'H1', text: sheet.name },
    ...paragraph(3, sheet.completed),
    ...paragraph(30, sheet.course),
    ...sheet.facts.flatMap(({ label, value }, index) => [
      ...paragraph(4 + index * 2, label),
      ...paragraph(5 + index * 2, value),
    ]),
    ...paragraph(20, sheet.signer),
    ...paragraph(21, sheet.signer && sheet.signerTitle),
    ...paragraph(22, sheet.numberLabel),
    ...sheet.number.flatMap((part, index) => paragraph(23 + index, part)),
    ...paragraph(26, sheet.verify),
  ];
}

function factsOf(
  certificate: PrintedCertificate,
  { texts, locale, day }: { texts: CertificateTexts; locale: Locale; day: (date: string) => string },
): Array<{ label: string; value: string }> {
  const number = new Intl.NumberFormat(formattingLocale(locale), { maximumFractionDigits: 2 });
  const percent = new Intl.NumberFormat(formattingLocale(locale), { style: 'percent' });
  const score = certificateScore({ ...certificate, protectResults: false });
  const { grade, expiresOn } = certificate;
  return [
    ...(grade ? [{ label: texts.grade, value: grade }] : []),
    ...(score ? [{ label: texts.score, value: percent.format(score.percent / 100) }] : []),
    ...(score?.points
      ? [
          {
            label: texts.points,
            value: texts.outOf(number.format(score.points.score), number.format(score.points.maxScore)),
          },
        ]
      : []),
    { label: texts.date, value: day(certificate.issuedOn) },
    ...(expiresOn ? [{ label: texts.expires, value: day(expiresOn) }] : []),
  ];
}

/** A calendar day has no zone: it is the same everywhere. */
function dayText(date: string, locale: Locale): string {
  return new Intl.DateTimeFormat(formattingLocale(locale), { dateStyle: 'long', timeZone: 'UTC' }).format(
    new Date(date),
  );
}
