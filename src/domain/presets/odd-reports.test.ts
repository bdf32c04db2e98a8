import { expect, test } from 'vitest';
import { Readings } from '#domain/device-parameters/readings.ts';
import { genericModel } from '#domain/models.ts';
import { differences } from '#domain/presets/differences.ts';
import { fieldProblem, presetFields } from '#domain/presets/fields.ts';
import { tasksOf } from '#domain/presets/tasks.ts';

/** Reports of radios with missing rows, empty values and unknown spellings, the same ones in each run. */
test('what is made of odd reports ends, and each different field is either written or refused', () => {
  let seed = 7;
  const below = (n: number) => {
    seed = (seed + 0x6d2b79f5) | 0;
    let t = Math.imul(seed ^ (seed >>> 15), 1 | seed);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) % n;
  };
  const pick = <T>(a: readonly T[]) => a[below(a.length)] as T;
  const names = Object.keys(presetFields);
  let tasks = 0;
  for (let round = 0; round < 1500; round++) {
    const v: Record<string, string> = {};
    for (let r = 1; r <= 3; r++) {
      const put = (p: string, a: string[]) => {
        if (below(6)) v[p] = pick(a);
      };
      put(`Device.WiFi.Radio.${r}.OperatingFrequencyBand`, ['2.4GHz', '5GHz', '6GHz', '5 GHZ', '', 'x']);
      put(`Device.WiFi.Radio.${r}.Channel`, ['1', '36', '0', '', 'abc', '165', '6']);
      put(`Device.WiFi.Radio.${r}.AutoChannelEnable`, ['true', '0', '', 'maybe']);
      put(`Device.WiFi.Radio.${r}.AutoChannelSupported`, ['true', 'false']);
      put(`Device.WiFi.Radio.${r}.OperatingChannelBandwidth`, ['20MHz', '40MHz', '80MHz', 'Auto', '']);
      put(`Device.WiFi.Radio.${r}.ExtensionChannel`, ['Auto', 'AboveControlChannel', '']);
      put(`Device.WiFi.Radio.${r}.OperatingStandards`, ['a,n', 'b,g,n,ax', '']);
      put(`Device.WiFi.Radio.${r}.TransmitPower`, ['100', '-1', '50', '']);
      put(`Device.WiFi.SSID.${r + 3}.LowerLayers`, [`Device.WiFi.Radio.${r}`, '']);
      put(`Device.WiFi.SSID.${r + 3}.SSID`, ['a', 'Home', '']);
      put(`Device.WiFi.AccessPoint.${r + 6}.SSIDReference`, [`Device.WiFi.SSID.${r + 3}.`, '']);
      put(`Device.WiFi.AccessPoint.${r + 6}.Security.ModeEnabled`, [
        'None',
        'WPA2-Personal',
        'WPA2-Enterprise',
        'WPA3-Personal',
        '',
      ]);
      put(`Device.WiFi.AccessPoint.${r + 6}.Security.EncryptionMode`, ['AES', 'None', '']);
      put(`Device.WiFi.AccessPoint.${r + 6}.Security.ModesSupported`, [
        'None,WPA2-Personal,WPA3-Personal',
        '',
      ]);
      put(`Device.WiFi.AccessPoint.${r + 6}.WPS.Enable`, ['true', 'false']);
      put(`Device.WiFi.AccessPoint.${r + 6}.SSIDAdvertisementEnabled`, ['1', '0', '']);
    }
    if (below(2)) v['Device.WiFi.X_WAYMARK_BandSteering.Enable'] = pick(['true', 'false', '', 'x']);
    const values = (f: string): unknown =>
      pick(
        [
          true,
          false,
          'auto',
          36,
          6,
          149,
          100,
          25,
          'Home',
          'None',
          'OWE',
          'WPA2-Personal',
          'WPA3-Personal',
          '20MHz',
          '40MHz',
          '160MHz',
          { secretId: 's1' },
          { secretId: 's2' },
          ['a.org'],
          'KST-9',
        ].filter((x) => fieldProblem(f, x) === null),
      );
    const wanted = names
      .filter(() => below(2))
      .map((f) => ({
        field: f as never,
        value: values(f) as never,
        from: { presetId: 'p', name: 'p', weight: 1 },
        lost: [],
      }));
    const readings = new Readings(Object.entries(v));
    const found = differences(wanted, {
      readings,
      appliedSecrets: new Map(below(2) ? [['5GHz/passphrase', 's1']] : []) as never,
      at: 1.79e12,
    });
    const model = {
      ...genericModel('AR2146'),
      supportFeatures: ['ntp', 'wifiRadio', 'hdmiCec'],
      securitySupport: ['None', 'OWE', 'WPA2-Personal', 'WPA3-Personal'],
    };
    const work = tasksOf(found, { readings, model });
    tasks += work.tasks.length;
    for (const { fields } of work.tasks) expect(fields).not.toEqual([]);
    const written = work.tasks.flatMap((t) => t.fields);
    const refused = work.unsupported.map((u) => u.field);
    expect(written.filter((f) => refused.includes(f))).toEqual([]);
    expect(new Set(refused).size).toBe(refused.length);
    for (const d of found) if (d.answer === 'different') expect([...written, ...refused]).toContain(d.field);
    expect(JSON.stringify(work.tasks.map((t) => t.params))).not.toMatch(/"s1"|"s2"|null/);
    for (const t of work.tasks)
      for (const s of t.secrets) expect((t.params.radios as unknown[])[s.radio]).toBeDefined();
  }
  expect(tasks).toBeGreaterThan(500);
});
