type Library = {
  /** Functions, and methods as `Class.method`, that nothing of the portal calls. */
  functions?: readonly string[];
  /** Functions, and methods of its logger, that say nothing outside of its debug mode. */
  silent?: readonly string[];
};

/** What installed libraries can do and the portal never asks of them in a browser, by file. */
export const NEVER_RUN: Readonly<Record<string, Library>> = {
  // Texts come with the page, in one language and one namespace: none is fetched, detected, nested or cloned.
  'i18next/dist/esm/i18next.js': {
    functions: [
      'keysFromSelector',
      'looksLikeObjectPath',
      'deepFind',
      'EventEmitter.once',
      'Logger.deprecate',
      'Logger.once',
      'Logger.clone',
      'ResourceStore.addResource',
      'ResourceStore.addResources',
      'ResourceStore.removeNamespaces',
      'ResourceStore.removeResourceBundle',
      'ResourceStore.getResourceBundle',
      'ResourceStore.toJSON',
      'Translator.exists',
      'Translator.getUsedParamsDetails',
      'LanguageUtil.clearCache',
      'LanguageUtil.getBestMatchFromCodes',
      'PluralResolver.clearCache',
      'PluralResolver.needsPlural',
      'PluralResolver.getPluralFormsOfKey',
      'PluralResolver.getSuffixes',
      'Interpolator.nest',
      'Formatter.constructor',
      'Formatter.init',
      'Formatter.add',
      'Formatter.addCached',
      'Formatter.format',
      'Connector.queueLoad',
      'Connector.loaded',
      'Connector.read',
      'Connector.prepareLoading',
      'Connector.load',
      'Connector.reload',
      'Connector.loadOne',
      'Connector.saveMissing',
      'I18n.reloadResources',
      'I18n.hydrate',
      'I18n.exists',
      'I18n.setDefaultNamespace',
      'I18n.loadNamespaces',
      'I18n.loadLanguages',
      'I18n.dir',
      'I18n.cloneInstance',
      'I18n.toJSON',
    ],
    silent: ['log', 'warn', 'deprecate', 'once'],
  },
  'react-i18next/dist/es/useTranslation.js': { silent: ['warnOnce'] },
  'react-i18next/dist/es/utils.js': {
    functions: ['warn', 'loadNamespaces', 'loadLanguages'],
    silent: ['warnOnce'],
  },
  // Commands are sent by functions of our own, and a query says by itself how it is made.
  '@tanstack/query-core/build/modern/queryClient.js': {
    functions: [
      'QueryClient.isFetching',
      'QueryClient.isMutating',
      'QueryClient.getQueriesData',
      'QueryClient.cancelQueries',
      'QueryClient.resetQueries',
      'QueryClient.prefetchInfiniteQuery',
      'QueryClient.setDefaultOptions',
      'QueryClient.setQueryDefaults',
      'QueryClient.setMutationDefaults',
      'QueryClient.getMutationDefaults',
      'QueryClient.defaultMutationOptions',
    ],
  },
  '@tanstack/query-core/build/modern/mutationCache.js': {
    functions: [
      'MutationCache.build',
      'MutationCache.add',
      'MutationCache.remove',
      'MutationCache.canRun',
      'MutationCache.runNext',
      'MutationCache.find',
      'MutationCache.findAll',
    ],
  },
  // Pages bring no scripts or head of their own, and search-params.ts reads and writes what stands in an address.
  '@tanstack/react-router/dist/esm/Asset.js': { functions: ['Asset'] },
  '@tanstack/router-core/dist/esm/qss.js': { functions: ['encode', 'decode'] },
  '@tanstack/router-core/dist/esm/router.js': { functions: ['matchRoute'] },
};
