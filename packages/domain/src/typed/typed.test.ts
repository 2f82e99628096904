import { describe, expect, it } from 'vitest';
import { dropGreeting, toCallName } from './call-name.ts';
import {
  hasOddMailbox,
  isMailAddress,
  isPhone,
  tidyLines,
  tidyMailAddress,
  tidyPhone,
  tidyPostcode,
  tidyText,
} from './tidy-text.ts';

describe('a typed line is tidied before it is checked', () => {
  it.each([
    ['marks of direction', '\u202aAda\u202c \u2068K\u00f6hler\u2069', 'Ada Köhler'],
    ['zero-width characters', 'Tor\u200bstra\u00dfe\ufeff', 'Torstraße'],
    ['soft hyphens', 'Kur\u00adf\u00fcrsten\u00addamm', 'Kurfürstendamm'],
    ['kinds of blanks', '\u00a0Ada\u2009\u3000 K\u00f6hler\t', 'Ada Köhler'],
    ['hyphens and the minus', 'Anna\u2011Lena \u22125', 'Anna-Lena -5'],
    ['long dashes stay', '12 \u2013 14', '12 – 14'],
    ['wide digits and letters', '３０ Ａｄａ＠ｗｅｂ．ｄｅ', '30 Ada@web.de'],
    ['letters in two parts', 'Mu\u0308ller', 'Müller'],
    ['an emoji of several parts stays', '👩\u200d🍳', '👩\u200d🍳'],
    ['a joiner between Persian letters stays', 'می\u200cخواهم', 'می\u200cخواهم'],
    ['a joiner between Latin letters goes', 'A\u200dd\u200ca', 'Ada'],
    ['other scripts stay', '李小龍', '李小龍'],
    ['nothing', '\u200b\u2060', ''],
  ])('%s', (_, typed, tidy) => {
    expect(tidyText(typed)).toBe(tidy);
    expect(tidyText(tidy)).toBe(tidy);
  });

  it('line breaks stay in a message, and are left for others to refuse in a line', () => {
    expect(tidyLines('Bitte\u200b klopfen.\n\tDanke!')).toBe('Bitte klopfen.\n Danke!');
    expect(tidyText('Ada\r\nBcc: x')).toBe('Ada\r\nBcc: x');
  });

  it.each([
    ['D-10623', '10623'],
    ['DE 10623', '10623'],
    ['10 623', '10623'],
    ['１０６２３', '10623'],
    [' 10623\u200b', '10623'],
    ['1062', '1062'],
    ['A-1010', 'A-1010'],
  ])('a postcode: %s', (typed, tidy) => {
    expect(tidyPostcode(typed)).toBe(tidy);
  });
});

describe('phone numbers as they are copied', () => {
  it.each([
    ['+49 (0) 30 1234567', '+49 (0) 30 1234567'],
    ['0049 30 / 123 45 67', '0049 30 / 123 45 67'],
    ['030\u00a01234567', '030 1234567'],
    ['\u202a+49 170 1234567\u202c', '+49 170 1234567'],
    ['\u2068+49 170 1234567\u2069', '+49 170 1234567'],
    ['0170\u200b1234567', '01701234567'],
    ['\u260e\ufe0f 0170 1234567', '0170 1234567'],
    ['Tel.: +49 (0)30 1234567', '+49 (0)30 1234567'],
    ['Mobil: 0170 \u2013 1234567.', '0170 - 1234567'],
    ['WhatsApp 0170\u20111234567', '0170-1234567'],
    ['٠١٧٠ ١٢٣٤٥٦٧', '0170 1234567'],
  ])('%s', (typed, tidy) => {
    expect([tidyPhone(typed), isPhone(typed)]).toEqual([tidy, true]);
  });

  it.each(['keine', '12', 'Tel.:', 'javascript:alert(1)', '030 123 oder 456'])('%s is none', (typed) => {
    expect(isPhone(typed)).toBe(false);
  });
});

describe('mail addresses as they are copied', () => {
  it.each([
    ['Ada Köhler <ada@web.de>', 'ada@web.de'],
    ['mailto:ada@web.de', 'ada@web.de'],
    ['\u200bada@web.de.', 'ada@web.de'],
    ['ada＠web.de', 'ada@web.de'],
    ['ada@web.de, eve@web.de', 'ada@web.de, eve@web.de'],
  ])('%s', (typed, tidy) => {
    expect(tidyMailAddress(typed)).toBe(tidy);
  });

  it('two of them are none', () => {
    expect(isMailAddress('ada@web.de, eve@web.de')).toBe(false);
  });

  it.each([
    ['müller@web.de', true],
    ['mueller@müller.de', false],
    ['ada@web.de', false],
  ])('letters that most mail servers refuse are before the at-sign: %s', (typed, isOdd) => {
    expect(hasOddMailbox(typed)).toBe(isOdd);
  });
});

describe('what to call a person', () => {
  it.each([
    ['Petra Müller', 'Petra'],
    ['Petra', 'Petra'],
    ['Anna-Lena Schmidt', 'Anna-Lena'],
    ['Müller, Petra', 'Petra'],
    ['Müller, Dr. Petra', 'Dr. Petra Müller'],
    ['Dr. Müller', 'Dr. Müller'],
    ['Dr Müller', 'Dr Müller'],
    ['Prof. Dr. Petra Müller', 'Prof. Dr. Petra Müller'],
    ['Dipl.-Ing. Müller', 'Dipl.-Ing. Müller'],
    ['Frau Schmidt', 'Frau Schmidt'],
    ['Herr Schmidt', 'Herr Schmidt'],
    ['Hr. Schmidt', 'Hr. Schmidt'],
    ['Familie Öztürk', 'Familie Öztürk'],
    ['Fam. Öztürk', 'Fam. Öztürk'],
    ['Praxis Dr. Lang', 'Praxis Dr. Lang'],
    ['Köhler GmbH', 'Köhler GmbH'],
    ['Anna und Ben', 'Anna und Ben'],
    ['Anna & Ben Maas', 'Anna & Ben Maas'],
    ['P. Müller', 'P. Müller'],
    ['von der Heide', 'von der Heide'],
    ['Petra Müller, 3. Stock', 'Petra'],
    ['李小龍', '李小龍'],
    ['\u200b Petra\u00a0Müller ', 'Petra'],
    ['', ''],
  ])('%s: %s', (typed, name) => {
    expect(toCallName(typed)).toBe(name);
  });

  it.each([
    ['Frau Dr. Petra Müller', 'Petra Müller'],
    ['Herrn Prof. Dr. med. Lang', 'Lang'],
    ['Dr. Müller', 'Müller'],
    ['Frau', 'Frau'],
    ['Drago Dragić', 'Drago Dragić'],
    ['Magda Herrmann', 'Magda Herrmann'],
  ])('greeting and titles are no part of a name: %s', (typed, name) => {
    expect(dropGreeting(typed)).toBe(name);
  });
});

it('takes linear time on hostile input', () => {
  const before = process.threadCpuUsage();
  for (const text of [
    '\u200d'.repeat(100_000),
    ' '.repeat(100_000),
    'tel.'.repeat(30_000),
    'Dr. '.repeat(30_000),
    'a@'.repeat(50_000),
  ])
    for (const tidy of [
      tidyText,
      tidyLines,
      tidyPhone,
      tidyMailAddress,
      toCallName,
      dropGreeting,
      isMailAddress,
      isPhone,
    ])
      tidy(text);
  // CPU time, so that other load on the machine does not matter.
  expect(process.threadCpuUsage(before).user).toBeLessThan(1_500_000);
});
