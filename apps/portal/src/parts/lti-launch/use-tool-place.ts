import { type ToolPlace, toolPlace } from '@lantern/domain/lti/tool-window';
import { useEffect, useState } from 'react';

/** [2.18] Where the tool is shown; null until the tool's origin is known and the browser has said what it allows. */
export function useToolPlace(toolOrigin: string | null, supportsFrame: boolean): ToolPlace | null {
  const [hasCookies, setHasCookies] = useState<boolean | null | undefined>(undefined);

  useEffect(() => {
    let isCurrent = true;
    void askForCookies().then((answer) => isCurrent && setHasCookies(answer));
    return () => {
      isCurrent = false;
    };
  }, []);

  if (toolOrigin === null || hasCookies === undefined) return null;
  return toolPlace({ supportsFrame, toolOrigin, ownOrigin: location.origin, hasCookies });
}

/** Null where the browser does not say. */
async function askForCookies(): Promise<boolean | null> {
  if (!navigator.cookieEnabled) return false;
  if (!('hasStorageAccess' in document)) return null;
  return document.hasStorageAccess().catch(() => null);
}
