-- Every language that a console can be translated into (docs/translating.md).
alter table personal_settings
  drop constraint personal_settings_language_check,
  add constraint personal_settings_language_check check (language in ('en', 'ko', 'zh', 'es', 'ja', 'de', 'fr'));
