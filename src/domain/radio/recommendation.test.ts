import { describe, expect, test } from 'vitest';
import { genericModel } from '#domain/models.ts';
import type { Radio } from './limits.ts';
import { type Neighbour, recommendChannel } from './recommendation.ts';
import { needsRadarCheck, overlapOf, spanOf, widthOf } from './spectrum.ts';

const model = { ...genericModel('AR2146'), operatingStandard: 'b,g,n,ac,ax' };
const radio: Radio = {
  idx: 1,
  ssid_idx: 1,
  access_point_idx: 1,
  frequency_band: '2.4GHz',
  enable: true,
  operating_standard: 'b,g,n,ax',
  channel: 6,
  channel_in_use: 6,
  possible_channels: '1-13',
  supported_standards: [],
  supported_bandwidths: [],
  auto_channel_enable: false,
  auto_channel_supported: true,
  operating_channel_bandwidth: '20MHz',
  extension_channel: 'Auto',
  power: 100,
  ssid_name: 'Home',
  security_support: [],
  security_mode: 'WPA2-Personal',
  encryption_mode: 'AES',
  bssid: null,
  hidden_ssid: false,
  wps: null,
  isolation: null,
  dfs: null,
  dfs_state: null,
  rekeying_interval: null,
  radius_server_addr: null,
  radius_server_port: null,
  secondary_radius_server_addr: null,
  secondary_radius_server_port: null,
};
const five: Radio = {
  ...radio,
  frequency_band: '5GHz',
  channel: 36,
  channel_in_use: 36,
  possible_channels: '36,40,44,48,52,56,60,64,149,153,157,161',
  operating_channel_bandwidth: '80MHz',
  operating_standard: 'a,n,ac',
};
const near = (channel: number, signal: number, band = '2.4GHz', width = 20): Neighbour => ({
  band,
  channel,
  width,
  signal,
});

describe('the span of a network', () => {
  test('is the block of its channel for a wide one', () => {
    expect(spanOf('5GHz', 44, 80)).toEqual({ from: 5170, to: 5250 });
    expect(spanOf('5GHz', 157, 80)).toEqual({ from: 5735, to: 5815 });
    expect(spanOf('6GHz', 37, 160)).toEqual({ from: 6105, to: 6265 });
  });
  test('is where there is room for 40 MHz at 2.4 GHz', () => {
    expect(spanOf('2.4GHz', 1, 40)).toEqual({ from: 2402, to: 2442 });
    expect(spanOf('2.4GHz', 11, 40)).toEqual({ from: 2432, to: 2472 });
  });
  test('does not overlap for channels 1 and 6, and by five MHz for 1 and 4', () => {
    expect(overlapOf(spanOf('2.4GHz', 1, 20), spanOf('2.4GHz', 6, 20))).toBe(0);
    expect(overlapOf(spanOf('2.4GHz', 1, 20), spanOf('2.4GHz', 4, 20))).toBe(5);
  });
  test('needs a radar check if a block reaches into the radar channels', () => {
    expect(needsRadarCheck('5GHz', 48)).toBe(false);
    expect(needsRadarCheck('5GHz', 36, 160)).toBe(true);
    expect(needsRadarCheck('5GHz', 149, 80)).toBe(false);
  });
  test.each([
    ['80MHz', 80],
    ['Auto', 20],
    [null, 20],
    ['9999MHz', 20],
  ])('a width written %s is %i MHz', (written, width) => expect(widthOf(written)).toBe(width));
});

describe('the recommended channel', () => {
  test('is the least disturbed of 1, 6 and 11', () => {
    const found = recommendChannel(model, radio, [near(6, -40), near(1, -80), near(11, -60)]);
    expect(found?.best).toMatchObject({ channel: 1, networks: 1, strongest: -80 });
    expect(found?.staysBest).toBe(false);
    expect(found?.channels.map(({ channel }) => channel)).toEqual([1, 11, 6]);
  });
  test('weighs a partly overlapping network by its overlap', () => {
    const [best] =
      recommendChannel(model, radio, [near(3, -50), near(6, -50), near(11, -50)])?.channels ?? [];
    expect(best?.channel).toBe(1);
  });
  test('stays if a change would gain little', () => {
    const found = recommendChannel(model, radio, [near(6, -70), near(1, -72), near(11, -60)]);
    expect(found).toMatchObject({ staysBest: true, best: { channel: 6 } });
  });
  test('stays on a free channel, even if others are free as well', () => {
    expect(recommendChannel(model, radio, [])).toMatchObject({
      staysBest: true,
      best: { channel: 6, load: 0 },
    });
  });
  test('is one that the radio lists as possible', () => {
    const limited = { ...five, possible_channels: '36,40,44,48' };
    const found = recommendChannel(model, limited, [near(36, -40, '5GHz', 80)]);
    expect(found?.channels.map(({ channel }) => channel).toSorted((a, b) => a - b)).toEqual([36, 40, 44, 48]);
  });
  test('is the free one without radar check', () => {
    const found = recommendChannel(model, five, [near(40, -45, '5GHz', 80)]);
    expect(found?.best).toMatchObject({ channel: 149, load: 0, radarCheck: false });
    expect(found?.channels.find(({ channel }) => channel === 52)?.radarCheck).toBe(true);
  });
  test('is one with a weak network rather than one with radar check', () => {
    const found = recommendChannel(model, five, [near(36, -60, '5GHz', 80), near(149, -90, '5GHz', 80)]);
    expect(found?.best).toMatchObject({ channel: 149, load: 5 });
  });
  test('ignores networks of another band, without a channel, or too weak to receive', () => {
    const strange = [near(6, -30, '6GHz'), { ...near(6, -30), channel: null }, near(6, -99)];
    expect(recommendChannel(model, radio, strange)?.current?.load).toBe(0);
  });
  test('is null for a radio without a band', () => {
    expect(recommendChannel(model, { ...radio, frequency_band: null }, [])).toBeNull();
  });
});
