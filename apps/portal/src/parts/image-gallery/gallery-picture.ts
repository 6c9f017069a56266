export type GalleryPicture = { src: string; alt: string; caption: string | null };
