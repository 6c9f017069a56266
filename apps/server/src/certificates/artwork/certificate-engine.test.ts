import { mkdir, writeFile } from 'node:fs/promises';
import { DEFAULT_LOCALE, localeOfTag } from '@lantern/domain/display/locales';
import { Resvg } from '@resvg/resvg-js';
import QRCode from 'qrcode';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { certificateTexts } from '../../texts/certificates/certificate-texts';
import { readPdf } from '../../../testing/certificates/read-pdf-text';
import { type CertificateEngine, type CertificateFiles, createCertificateEngine } from './certificate-engine';
import type { PrintedCertificate } from './sheet-data';

const NUMBER = '0123-4567-89AB-CDEF-GHJK-MNPQ-RSTV';
const CERTIFICATE: PrintedCertificate = {
  certificateNumber: NUMBER,
  templateName: 'Certificate of completion',
  objectiveId: '0a000000-0000-4000-8000-000000000801',
  learnerName: 'Amira Haddad',
  courseName: 'A short history of the book',
  issuerName: 'Lantern',
  hasOwnLogo: false,
  brandTokens: {},
  signerName: 'Dr. Helene Marchetti',
  signerTitle: 'Head of Learning',
  locale: 'en-US',
  grade: 'A',
  score: 46,
  maxScore: 50,
  normalizedScore: 0.92,
  issuedOn: '2026-11-04',
  expiresOn: null,
  publicAddress: `https://learn.test/learn/certificate/${NUMBER}`,
};

let engine: CertificateEngine;
beforeAll(() => {
  engine = createCertificateEngine();
});
afterAll(() => engine.close());

const rendered = (differs: Partial<PrintedCertificate>): Promise<CertificateFiles> =>
  engine.render({ ...CERTIFICATE, ...differs });

/** In millimetres of the sheet, and in modules. */
const QR = { x: 153, y: 164, side: 22, quiet: 2 };

/** A picture read back: is it dark at this place of the sheet, in millimetres? */
function darkSpots(png: Buffer): (x: number, y: number) => boolean {
  const [width = 0, height = 0] = sizeOf(png);
  const picture = `<image width="${width}" height="${height}" href="data:image/png;base64,${png.toString('base64')}"/>`;
  const { pixels } = new Resvg(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${picture}</svg>`,
  ).render();
  const perMm = width / 297;
  return (x, y) => (pixels[4 * (Math.round(y * perMm) * width + Math.round(x * perMm))] ?? 255) < 128;
}

const sizeOf = (image: Buffer) => [image.readUInt32BE(16), image.readUInt32BE(20)];

/** Whether letters are joined and ordered as people write them, no program sees: the files are left to be looked at. */
async function keepForTheEye(script: string, { pdf, png, card }: CertificateFiles): Promise<void> {
  const folder = 'reports/certificates';
  await mkdir(folder, { recursive: true });
  await writeFile(`${folder}/${script}.pdf`, pdf);
  await writeFile(`${folder}/${script}.png`, png);
  await writeFile(`${folder}/${script} card.png`, card);
}

const LONG_NAME =
  'Wolfeschlegelsteinhausenbergerdorff Hubert Blaine Maximilian von und zu Hohenlohe-Langenburg';

test.each([
  ['Latin', 'en-US', 'Amira Haddad', 'A short history of the book'],
  ['Vietnamese', 'vi', 'Nguyễn Thị Ánh Tuyết', 'Lịch sử ngắn của sách'],
  ['Cyrillic', 'uk', 'Дмитро Шевченко-Їжакевич', 'Коротка історія книги'],
  ['Arabic', 'ar', 'أميرة حداد', 'تاريخ موجز للكتاب'],
  ['Devanagari', 'hi', 'अनन्या शर्मा', 'निर्णय लेना सीखें'],
  ['Bengali', 'bn', 'শ্রেয়া চট্টোপাধ্যায়', 'বইয়ের সংক্ষিপ্ত ইতিহাস'],
  ['Tamil', 'ta', 'கார்த்திகேயன் சுப்பிரமணியம்', 'புத்தகத்தின் வரலாறு'],
  ['Thai', 'th', 'ณัฐวุฒิ ศรีสุวรรณ', 'ประวัติย่อของหนังสือ'],
  ['Burmese', 'my', 'ကျော်ဇင်ထွဋ်', 'စာအုပ်၏ သမိုင်း'],
  ['simplified Chinese', 'zh-CN', '欧阳雪梅', '书的简史'],
  ['traditional Chinese', 'zh-TW', '歐陽雪梅', '書的簡史'],
  ['Japanese', 'ja', '渡邉さくら', '本の小さな歴史'],
  ['Korean', 'ko', '김민준', '책의 짧은 역사'],
  ['a name for two lines', 'en-US', LONG_NAME, 'A short history of the book'],
  ['a long name in Arabic', 'ar', 'عبد الرحمن محمد عبد اللطيف بن يوسف الهاشمي القرشي', 'تاريخ موجز للكتاب'],
])('[3.11] %s: the name and the course can be read out of the document', async (script, locale, ...texts) => {
  const [learnerName, courseName] = texts;
  const files = await rendered({ locale, learnerName, courseName, templateName: courseName });
  await keepForTheEye(script, files);
  const { lines } = await readPdf(files.pdf);
  expect(lines).toContain(learnerName.normalize());
  expect(lines).toContain(courseName);
  expect(lines).toContain(certificateTexts(localeOfTag(locale) ?? DEFAULT_LOCALE).completed);
  expect(sizeOf(files.png)).toEqual([2376, 1680]);
  expect(sizeOf(files.card)).toEqual([1200, 630]);
});

test('[3.11] the document is tagged, titled and in its language, its fonts are in it', async () => {
  const { pdf } = await rendered({});
  const { info, structure, fonts, lines } = await readPdf(pdf);
  expect(info).toMatch(/Title:\s+Certificate of completion: Amira Haddad, A short history of the book/);
  expect(info).toMatch(/Tagged:\s+yes/);
  expect(structure).toMatch(/^Document\n(.*\n)*\s+H1/);
  expect(pdf.toString('latin1')).toContain('/Lang (en)');
  const embedded = fonts.split('\n').slice(2).filter(Boolean);
  expect(embedded.length).toBeGreaterThan(1);
  expect(embedded.filter((font) => !/yes yes yes/.test(font))).toEqual([]);
  expect(lines).toEqual(expect.arrayContaining(['92%', '46 out of 50', 'November 4, 2026', 'Lantern']));
  expect(lines).toEqual(expect.arrayContaining(['0123-4567-89AB-CDEF', 'GHJK-MNPQ-RSTV']));
});

test('[9.8] what may not be seen or is not there is not printed', async () => {
  const { pdf } = await rendered({
    grade: null,
    score: null,
    maxScore: null,
    normalizedScore: null,
    signerName: null,
  });
  const { lines } = await readPdf(pdf);
  for (const gone of ['Grade', 'Score', 'Points', 'Head of Learning']) expect(lines).not.toContain(gone);
});

test('[3.11] the picture is twice the size of a screen’s, the card as wide as sites show it, the thumbnail small', async () => {
  const { png, thumbnail, card } = await rendered({ expiresOn: '2028-11-04' });
  expect(sizeOf(png)).toEqual([2376, 1680]);
  expect(sizeOf(card)).toEqual([1200, 630]);
  expect(sizeOf(thumbnail)).toEqual([297, 210]);
});

test('[2.16] the QR code on the picture is the address of the public page', async () => {
  const { png } = await rendered({});
  const { size, data } = QRCode.create(CERTIFICATE.publicAddress, { errorCorrectionLevel: 'M' }).modules;
  const isDark = darkSpots(png);
  const module = QR.side / (size + 2 * QR.quiet);
  const seen = Array.from({ length: size * size }, (_, index) => {
    const [column, row] = [index % size, Math.floor(index / size)];
    const middle = (at: number) => (at + QR.quiet + 0.5) * module;
    return isDark(QR.x + middle(column), QR.y + middle(row));
  });
  expect(seen).toEqual(Array.from(data, Boolean));
});

test('[3.11] text that looks like markup is printed, not obeyed', async () => {
  const learnerName = '#panic("x") $x^2$ *b* <svg onload=1>';
  const { lines } = await readPdf((await rendered({ learnerName })).pdf);
  expect(lines).toContain(learnerName);
});
