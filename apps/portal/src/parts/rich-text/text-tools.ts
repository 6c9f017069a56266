import { cleanAhead, cleanHtml, cleanInPlace } from '../../lib/clean-html';
import { markFiles } from './mark-files';
import { markFrames } from './mark-frames';
import { markPictures } from './mark-pictures';

export { cleanAhead, cleanHtml, cleanInPlace, markFiles, markFrames, markPictures };
