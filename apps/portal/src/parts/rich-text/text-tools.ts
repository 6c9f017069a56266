import { cleanHtml, cleanInPlace } from '../../lib/clean-html';
import { markFiles } from './mark-files';
import { markPictures } from './mark-pictures';

export { cleanHtml, cleanInPlace, markFiles, markPictures };
