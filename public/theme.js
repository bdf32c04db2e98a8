// Runs before the first paint, so that a reload never flashes the other theme. A file and not an inline script: the
// content security policy allows scripts of this origin only.
(() => {
  const root = document.documentElement;
  let info = {};
  try {
    info = JSON.parse(localStorage.getItem('loginUserInfo')) ?? {};
  } catch {}
  const system = matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
  root.dataset.theme = info.theme === 'dark' || info.theme === 'light' ? info.theme : system;
  root.dataset.density = info.density === 'dense' ? 'dense' : 'comfortable';
  root.lang = info.language === 'ko' ? 'ko' : 'en';
})();
