/** Of a picture that we have drawn for links: its size and what it shows. */
export function LinkCard({ alt }: { alt: string }) {
  return (
    <>
      <meta property="og:image:width" content="1200" />
      <meta property="og:image:height" content="630" />
      <meta property="og:image:alt" content={alt} />
    </>
  );
}
