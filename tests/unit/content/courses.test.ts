import {existsSync} from 'node:fs';
import {expect, test} from 'vitest';
import {coursesWith, NO_COURSE_LINKS} from '~/content/courses';

const [autoPage, vibecode] = coursesWith(NO_COURSE_LINKS);

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

test('a course leads nowhere until the operator says where', () => {
  for (const {link} of coursesWith(NO_COURSE_LINKS)) expect(link).toBeNull();
});

test('each course has its drawing', () => {
  for (const {image} of coursesWith(NO_COURSE_LINKS)) {
    expect(existsSync(`public${image}`)).toBe(true);
  }
});
