import { cleanAhead, cleanHtml, cleanInPlace } from '../../lib/clean-html';
import { markFiles } from './mark-files';
import { markPictures } from './mark-pictures';

export { cleanAhead, cleanHtml, cleanInPlace, markFiles, markPictures };
