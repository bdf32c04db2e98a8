-- The models of 000015 name their makers, as their devices report them. What an administrator entered stays.
update device_model m set manufacturer_id = f.manufacturer_id, manufacturer_name = f.manufacturer_name,
  model_oui = coalesce(m.model_oui, f.manufacturer_oui)
from manufacturer f
where m.manufacturer_id is null and m.manufacturer_name is null
  and f.manufacturer_id = case
    when m.model_name in ('KSTB2020', 'KSTB6200') then 'kestrel'
    when m.model_name in ('AR1031', 'AR1344', 'AR1344M', 'AR2040', 'AR2140', 'AR2144', 'AR2146', 'AR3030W', 'EAP2244') then 'arden'
    when m.model_name in ('EVO3000GW', 'EVO5000AP', 'EVO5500EXT_B') then 'evolane'
  end;
