/** An SVG, and how many pixels wide its picture is. */
export type Drawing = { svg: string; width: number };
