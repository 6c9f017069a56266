import type { SharedModule } from '@lantern/fragment-kit/foreign-import';

/** What fragments import, and the file of the portal that gives it. */
const SHARED: Record<SharedModule, string> = {
  react: 'src/shared-react/react.ts',
  'react-dom': 'src/shared-react/react-dom.ts',
  'react-dom/client': 'src/shared-react/react-dom-client.ts',
  'react/jsx-runtime': 'src/shared-react/jsx-runtime.ts',
};

/** Before anything else that names a module: browsers take no map once the first has begun to load. */
export function importMapElement(addressOf: (source: string) => string, nonce: string): string {
  const imports = Object.fromEntries(
    Object.entries(SHARED).map(([name, source]) => [name, addressOf(source)]),
  );
  return `<script type="importmap" nonce="${nonce}">${JSON.stringify({ imports })}</script>`;
}
