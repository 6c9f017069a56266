/** Modules lie here, those of partners too: they are copied when they are registered. */
export const MODULE_FOLDER = '/learn/fragments/';

const MODULE_PATH = /^\/learn\/fragments\/(?:[\w-]+\/)?[\w-]+(?:\.[\w-]+)*\.js$/;

/** Only a file of our own folder runs in the page: `import()` itself would take any address, even `data:`. */
export function isModuleAddress(address: string): boolean {
  return MODULE_PATH.test(address);
}
