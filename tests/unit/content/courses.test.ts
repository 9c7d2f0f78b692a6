import {existsSync} from 'node:fs';
import {expect, test} from 'vitest';
import {coursesWith, DEFAULT_COURSE_LINKS} from '~/content/courses';

const [autoPage, vibecode] = coursesWith(DEFAULT_COURSE_LINKS);

test('AUTO PAGE IA is sold for 97 USD', () => {
  expect(autoPage).toMatchObject({
    title: 'AUTO PAGE IA',
    price: '97',
    currency: 'USD',
    available: true,
    comingSoon: false,
  });
});

test('LOVABLE VIBECODE is announced for 147 USD', () => {
  expect(vibecode).toMatchObject({
    title: 'LOVABLE VIBECODE',
    price: '147',
    currency: 'USD',
    available: false,
    comingSoon: true,
  });
});

test('each course leads to the address that the operator chose', () => {
  const links = {
    autoPage: 'https://a.example/',
    vibecode: 'https://b.example/',
    upsell: 'https://c.example/',
  };
  expect(coursesWith(links).map(({link}) => link)).toEqual([links.autoPage, links.vibecode]);
});

test('the default addresses belong to nobody', () => {
  for (const link of Object.values(DEFAULT_COURSE_LINKS)) {
    expect(new URL(link).protocol).toBe('https:');
    expect(new URL(link).hostname).toMatch(/\.example$/);
  }
});

test('each course has its drawing', () => {
  for (const {image} of coursesWith(DEFAULT_COURSE_LINKS)) {
    expect(existsSync(`public${image}`)).toBe(true);
  }
});
