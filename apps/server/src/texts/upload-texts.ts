export type UploadRefusal =
  | 'contentBelies'
  | 'damagedPicture'
  | 'empty'
  | 'fileTooBig'
  | 'fileType'
  | 'infected'
  | 'pictureTooLarge'
  | 'tooManyAtOnce'
  | 'tooManyUploadedBytes'
  | 'tooManyUploads'
  | 'unchecked';

/** Why a file is not taken, or not given, as its sender reads it [5.7]. */
const en: Record<UploadRefusal, string> = {
  contentBelies: 'What is in this file is not what its name says, or it cannot be opened.',
  damagedPicture: 'This picture is damaged.',
  empty: 'This file is empty.',
  fileTooBig: 'We support attaching files not bigger than {size}',
  fileType: 'We support attaching only these types of files: {types}',
  infected: 'A virus was found in this file.',
  pictureTooLarge: 'This picture has too many pixels. Make it smaller and try again.',
  tooManyAtOnce: 'Some of your files are still on their way. Wait until they are there.',
  tooManyUploadedBytes: 'You have attached 500 MB of files. Remove some that are not needed any more.',
  tooManyUploads: 'You have attached 2,000 files. Remove some that are not needed any more.',
  unchecked: 'This file has not been checked for viruses yet. Try again in some minutes.',
};

const ar: Record<UploadRefusal, string> = {
  contentBelies: 'محتوى هذا الملف لا يطابق اسمه، أو لا يمكن فتحه.',
  damagedPicture: 'هذه الصورة تالفة.',
  empty: 'هذا الملف فارغ.',
  fileTooBig: 'يمكن إرفاق ملفات لا يتجاوز حجمها {size}',
  fileType: 'يمكن إرفاق هذه الأنواع من الملفات فقط: \u2066{types}\u2069',
  infected: 'عُثر على فيروس في هذا الملف.',
  pictureTooLarge: 'عدد بكسلات هذه الصورة كبير جدًا. صغّرها ثم أعد المحاولة.',
  tooManyAtOnce: 'بعض ملفاتك ما زال قيد الإرسال. انتظر حتى يصل.',
  tooManyUploadedBytes: 'لقد أرفقت ملفات حجمها 500 ميغابايت. احذف منها ما لم تعد تحتاج إليه.',
  tooManyUploads: 'لقد أرفقت 2000 ملف. احذف منها ما لم تعد تحتاج إليه.',
  unchecked: 'لم يُفحص هذا الملف بعد بحثًا عن الفيروسات. أعد المحاولة بعد بضع دقائق.',
};

export function uploadText(
  kind: UploadRefusal,
  locale: string,
  { size = '', types = '' }: { size?: string; types?: string } = {},
): string {
  const text = locale.startsWith('ar') ? ar[kind] : en[kind];
  return text.replace('{size}', size).replace('{types}', types);
}
