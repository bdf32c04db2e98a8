-- What a model is, in words, for models that the product knows (EN-094). What an administrator entered stays.
update device_model set model_sub_name =
  case
    when product_class = 'STB' then 'Set-top box'
    else
      case
        when '6GHz' = any(bands) then 'Wi-Fi 6E '
        when operating_standard like '%ax%' then 'Wi-Fi 6 '
        else 'Wi-Fi 5 '
      end
      || case product_class when 'AP' then 'access point' when 'EXTENDER' then 'extender' else 'router' end
  end
where model_sub_name is null and model_name in (
  'KSTB2020', 'KSTB6200', 'AR1031', 'AR1344', 'AR1344M', 'AR2040', 'AR2140', 'AR2144', 'AR2146', 'AR3030W', 'EAP2244',
  'EVO3000GW', 'EVO5000AP', 'EVO5500EXT_B'
);
