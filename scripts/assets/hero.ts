/**
 * Films the two scenes of the home page's hero into `public/video/`, with their posters.
 *
 *   npx tsx scripts/assets/hero.ts            everything (a few minutes)
 *   npx tsx scripts/assets/hero.ts --stills   six frames of each scene into .cache/hero/, to look at
 *
 * Needs Chromium on the machine (`CHROMIUM_PATH`, by default /usr/bin/chromium) and `ffmpeg` with
 * libx264 and libvpx-vp9. Frames are drawn at fixed times, so a run gives the same film every time.
 */
import {execFileSync} from 'node:child_process';
import {mkdir, mkdtemp, rm, writeFile} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {fileURLToPath} from 'node:url';
import type {Browser} from '@playwright/test';
import {coversScene} from './hero-covers';
import {growthScene} from './hero-growth';
import {composeFrame, focus, frame, type Scene} from './hero-scene';
import {encodeWebp, launchBrowser, openStage, renderPng, snapshot} from './render';

interface Film {
  name: string;
  draw: Scene;
  /** Constant rate factors, chosen so that a film stays below 300 kB. */
  h264: number;
  vp9: number;
}

const films: Film[] = [
  {name: 'hero-1', draw: coversScene, h264: 32, vp9: 42},
  {name: 'hero-2', draw: growthScene, h264: 26, vp9: 38},
];
const framesPerSecond = 24;
const frameCount = 9 * framesPerSecond;
const output = fileURLToPath(new URL('../../public/video/', import.meta.url));
const stills = fileURLToPath(new URL('../../.cache/hero/', import.meta.url));

function ffmpeg(command: string): void {
  execFileSync('ffmpeg', ['-v', 'error', '-y', ...command.split(' ')], {stdio: 'inherit'});
}

/** Draws frames 0 to frameCount - 1; frame `frameCount` would be frame 0 again, so it is left out. */
async function drawFrames(browser: Browser, draw: Scene, folder: string): Promise<void> {
  const workers = 4;
  await Promise.all(
    Array.from({length: workers}, async (_, worker) => {
      const stage = await openStage(browser, frame);
      for (let index = worker; index < frameCount; index += workers) {
        const png = await snapshot(stage, composeFrame(draw(index / frameCount)));
        await writeFile(join(folder, `${String(index).padStart(4, '0')}.png`), png);
      }
      await stage.close();
    }),
  );
}

function encodeFilm(folder: string, {name, h264, vp9}: Film): void {
  const input = `-framerate ${framesPerSecond} -i ${join(folder, '%04d.png')} -an`;
  const color =
    '-vf scale=out_color_matrix=bt709:out_range=tv,format=yuv420p -colorspace bt709 -color_primaries bt709 -color_trc bt709';
  const film = join(output, name);
  ffmpeg(
    `${input} ${color} -c:v libx264 -preset veryslow -tune animation -crf ${h264} -movflags +faststart ${film}.mp4`,
  );
  const twoPass = `${input} ${color} -c:v libvpx-vp9 -b:v 0 -crf ${vp9} -deadline good -cpu-used 1 -row-mt 1 -g 240 -passlogfile ${join(folder, 'pass')}`;
  ffmpeg(`${twoPass} -pass 1 -f null /dev/null`);
  ffmpeg(`${twoPass} -pass 2 ${film}.webm`);
}

/** Poster of the first frame: the whole frame, or the part that a portrait screen shows. */
async function writePosters(browser: Browser, draw: Scene, name: string): Promise<void> {
  const first = composeFrame(draw(0));
  const wide = await renderPng(browser, first, {width: 1440, height: 810});
  await writeFile(join(output, `${name}-poster.webp`), await encodeWebp(browser, wide, 0.8));
  const size = {width: 780, height: 1000};
  const visible = (frame.height * size.width) / size.height;
  const x = (frame.width - visible) * focus;
  const crop = first.replace(
    /viewBox="[^"]*"/,
    `viewBox="${x.toFixed(2)} 0 ${visible.toFixed(2)} ${frame.height}"`,
  );
  const tall = await renderPng(browser, crop, size);
  await writeFile(join(output, `${name}-poster-mobile.webp`), await encodeWebp(browser, tall, 0.7));
}

async function main(): Promise<void> {
  const browser = await launchBrowser();
  await mkdir(output, {recursive: true});
  for (const film of films) {
    const {name, draw} = film;
    if (process.argv.includes('--stills')) {
      await mkdir(stills, {recursive: true});
      for (const step of [0, 1, 2, 3, 4, 5]) {
        const png = await renderPng(browser, composeFrame(draw(step / 6)), frame);
        await writeFile(join(stills, `${name}-${step}.png`), png);
      }
      continue;
    }
    const folder = await mkdtemp(join(tmpdir(), `${name}-`));
    await drawFrames(browser, draw, folder);
    encodeFilm(folder, film);
    await writePosters(browser, draw, name);
    await rm(folder, {recursive: true});
  }
  await browser.close();
}

await main();
