import './styles/main.css';
import { createRoot } from 'react-dom/client';
import { App } from './app/app.tsx';
import { reportErrors } from './app/report-errors.ts';
import { scrollToTopOnNewPage } from './app/router.ts';
import { session } from './app/session.ts';
import { followSystemTheme } from './app/theme.ts';
import { needTexts } from './i18n/catalogue.ts';

followSystemTheme();
reportErrors();
scrollToTopOnNewPage();
session.start();

const root = document.getElementById('root');
// Before the first render, so that no text appears in another language for a moment.
await needTexts('start');
if (root) createRoot(root).render(<App />);
