/** How the stored texts of a course name its files and activities, wherever those lie in a folder. */
export function courseAddress(kind: 'file' | 'part', name: string): string {
  return `course-${kind}:${encodePath(name)}`;
}

/** A path as it may stand in Markdown without any brackets around it. */
export function encodePath(path: string): string {
  return path
    .split('/')
    .map((part) => encodeURIComponent(part).replaceAll(/[!'()*]/g, percent))
    .join('/');
}

/** A name with a stray percent sign is what it is. */
export function decodePath(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

function percent(sign: string): string {
  return `%${sign.charCodeAt(0).toString(16).toUpperCase()}`;
}
