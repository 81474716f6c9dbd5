/**
 * Draws an SVG into a PNG of the same size, transparent where nothing is drawn (product §3.15).
 * @param svg with a width and a height in pixels
 * @throws Error where the browser can't draw it
 */
export async function drawPng(svg: string): Promise<Uint8Array<ArrayBuffer>> {
  const picture = new Image();
  picture.src = `data:image/svg+xml,${encodeURIComponent(svg)}`;
  await picture.decode();
  const canvas = document.createElement('canvas');
  canvas.width = picture.naturalWidth;
  canvas.height = picture.naturalHeight;
  const pen = canvas.getContext('2d');
  if (pen === null) throw new Error('This browser has no canvas to draw on');
  pen.drawImage(picture, 0, 0);
  const png = await new Promise<Blob | null>((resolve) => {
    canvas.toBlob(resolve, 'image/png');
  });
  if (png === null) throw new Error('This browser made no PNG of the canvas');
  return new Uint8Array(await png.arrayBuffer());
}
