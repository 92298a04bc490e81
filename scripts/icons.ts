import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';

const folder = fileURLToPath(new URL('../public/icons/', import.meta.url));
const mark = readFileSync(`${folder}mark.svg`, 'utf8');

/** The mark on a full square, shrunk into the middle: launchers cut maskable icons to any shape. */
const maskable = mark
  .replace('rx="112" ', '')
  .replace('<g ', '<g transform="translate(256 256) scale(.78) translate(-256 -266)" ');

async function draw(svg: string, size: number, name: string): Promise<void> {
  await sharp(Buffer.from(svg), { density: 300 })
    .resize(size, size)
    .png()
    .toFile(folder + name);
  process.stdout.write(`public/icons/${name}\n`);
}

/** Makes the PNG icons of public/icons from mark.svg; run by hand when the mark changes. */
await draw(mark, 192, 'icon-192.png');
await draw(mark, 512, 'icon-512.png');
await draw(maskable, 512, 'icon-maskable-512.png');
await draw(maskable, 180, 'apple-touch-icon.png');
