/**
 * The groups of texts that the first pages show: the lists of courses, and the frame around every page. They come with
 * the page; all others come with the first page that is none of these.
 */
export const FIRST_GROUPS: readonly string[] = [
  'accountMenu',
  'blocking',
  'bookmark',
  'catalogList',
  'catalogPage',
  'commandErrors',
  'courseCard',
  'coursesFilterDrawer',
  'coursesPage',
  'errorPage',
  'errors',
  'fragments',
  'languageSheet',
  'menu',
  'openCatalogPage',
  'pages',
  'publicCatalog',
  'shell',
  'suggestions',
  'toasts',
  'trouble',
  'vocabulary',
];
