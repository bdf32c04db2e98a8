-- Models that the product knows by name (RU-071, A-067..A-073), what each can do and which tabs its page has. Administrators
-- change them. A model that is not here, or that has no row in a table below, has what every USP agent has (domain/models.ts).
create table device_model (
  model_name text primary key,
  -- `mid` of the API
  mid text not null generated always as (regexp_replace(lower(model_name), '[^a-z0-9]+', '-', 'g')) stored,
  model_sub_name text,
  model_oui text,
  manufacturer_id text,
  manufacturer_name text,
  product_class text not null check (product_class in ('STB', 'EXTENDER', 'AP', 'APROUTER')),
  protocol text not null default 'USP',
  bands text[] not null,
  operating_standard text not null,
  security_support text[] not null
);
create unique index device_model_by_mid on device_model (mid);

create table device_model_feature (
  model_name text primary key references device_model,
  support_features text[] not null
);
create table device_model_menu (
  model_name text primary key references device_model,
  support_menu text[] not null
);

insert into device_model (model_name, product_class, bands, operating_standard, security_support) values
  ('KSTB2020', 'STB', '{2.4GHz,5GHz}', 'a,b,g,n,ac', '{}'),
  ('KSTB6200', 'STB', '{2.4GHz,5GHz}', 'a,b,g,n,ac', '{}'),
  ('AR1031', 'APROUTER', '{2.4GHz,5GHz}', 'b,g,n,ac', '{WPA2-Personal,WPA-WPA2-Personal,WPA3-Personal-Transition}'),
  ('AR1344', 'APROUTER', '{2.4GHz,5GHz}', 'b,g,n,ac', '{WPA2-Personal,WPA3-Personal-Transition}'),
  ('AR1344M', 'APROUTER', '{2.4GHz,5GHz}', 'b,g,n,ac', '{WPA2-Personal,WPA3-Personal-Transition}'),
  ('AR2040', 'APROUTER', '{2.4GHz,5GHz}', 'b,g,n,ac,ax', '{WPA2-Personal,WPA-WPA2-Personal,WPA3-Personal-Transition}'),
  ('AR2140', 'APROUTER', '{2.4GHz,5GHz}', 'b,g,n,ac,ax', '{None,WPA2-Personal,WPA-WPA2-Personal,WPA3-Personal-Transition}'),
  ('AR2144', 'APROUTER', '{2.4GHz,5GHz}', 'b,g,n,ac,ax', '{WPA2-Personal,WPA-WPA2-Personal,WPA3-Personal-Transition}'),
  ('AR2146', 'APROUTER', '{2.4GHz,5GHz}', 'b,g,n,ac,ax', '{WPA2-Personal,WPA-WPA2-Personal,WPA3-Personal-Transition}'),
  ('AR3030W', 'APROUTER', '{2.4GHz,5GHz,6GHz}', 'b,g,n,ac,ax', '{WPA2-Personal,WPA-WPA2-Personal,WPA3-Personal-Transition}'),
  ('EAP2244', 'EXTENDER', '{2.4GHz,5GHz}', 'b,g,n,ac', '{WPA2-Personal,WPA-WPA2-Personal,WPA3-Personal-Transition}'),
  ('EVO3000GW', 'APROUTER', '{2.4GHz,5GHz}', 'b,g,n,ac,ax', '{WPA2-Personal,WPA-WPA2-Personal,WPA3-Personal-Transition}'),
  ('EVO5000AP', 'AP', '{2.4GHz,5GHz,6GHz}', 'b,g,n,ac,ax', '{WPA2-Personal,WPA-WPA2-Personal,WPA3-Personal-Transition}'),
  ('EVO5500EXT_B', 'EXTENDER', '{2.4GHz,5GHz,6GHz}', 'b,g,n,ac,ax', '{WPA2-Personal,WPA-WPA2-Personal,WPA3-Personal-Transition}');

insert into device_model_feature (model_name, support_features)
select model_name, '{reboot,factoryReset,lock,unlock,firmwareManualUpgrade,ntp,networkStat,ping,traceRoute,speedDownload,speedUpload,history,debug,monitoring}'::text[]
  || case product_class
    when 'STB' then case model_name
        -- KSTB6200 has no AV output (A-073)
        when 'KSTB2020' then '{hdmiInfo,hdmiCec,audioOut,osdMessage,screenCapture,screenCaptureConsent,remoteControl}' else '{}'
      end::text[]
      || '{wifiSignalStrength,bluetoothRcu,rcuUpgrade,pinReset,channelScan,lnbSettings,androidApps,androidAppStats,landingChannel,bootAd,metadataSet,wan}'
    when 'APROUTER' then '{wifiRadio,wifiChannelScan,connectedDevices,topology,wan,lan,ipFilter,macFilter,bandSteering,guestWifi,remoteConnection}'
    when 'AP' then '{wifiRadio,wifiChannelScan,connectedDevices,topology,wifiSignalStrength,guestWifi,bandSteering,lan,remoteConnection}'
    when 'EXTENDER' then '{wifiRadio,wifiChannelScan,connectedDevices,topology,wifiSignalStrength,guestWifi,bandSteering}'
  end::text[]
  || case when model_name in ('AR3030W', 'EVO3000GW', 'EVO5000AP') then '{quantumApps}' else '{}' end::text[]
from device_model;

insert into device_model_menu (model_name, support_menu)
select model_name, '{General,Detailed Information,Diagnostics,Debug,Network Information}'::text[]
  || case product_class when 'STB' then '{History,Android Management}' else '{Wi-Fi Management,Wi-Fi Monitoring,History}' end::text[]
  || case when model_name = 'KSTB2020' then '{AV Management}' else '{}' end::text[]
  || '{Remote Connection}'
  || case when model_name in ('AR3030W', 'EVO3000GW', 'EVO5000AP') then '{App Management}' else '{}' end::text[]
from device_model;

-- PE-035 Admin tables: manage. The list of models was at another path.
update role set permissions = array_remove(permissions, '/admin/api/v1/ref/device-models') || array[
  '/admin/api/v1/ref/device-model',
  '/admin/api/v1/ref/device-model-feature',
  '/admin/api/v1/ref/device-model-menu'
]
where '/admin/api/v1/ref/device-models' = any(permissions);
