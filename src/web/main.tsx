import './styles/main.css';
import { createRoot } from 'react-dom/client';
import { App } from './app/app.tsx';
import { reportErrors } from './app/report-errors.ts';
import { scrollToTopOnNewPage } from './app/router.ts';
import { session } from './app/session.ts';
import { followSystemTheme } from './app/theme.ts';
import { storedLanguage } from './i18n/language.ts';
import { loadCatalogue } from './i18n/provider.tsx';

followSystemTheme();
reportErrors();
scrollToTopOnNewPage();
session.start();

const root = document.getElementById('root');
const catalogue = await loadCatalogue(storedLanguage());
if (root) createRoot(root).render(<App catalogue={catalogue} />);
