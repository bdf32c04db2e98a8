import type { Locator, Page } from '@playwright/test';
import { caseSamples } from '#machines/case/events.ts';
import { sampleOf } from '#tests/models/registry.ts';
import type { Step } from '#tests/models/walks.ts';
import { expect } from '../console.ts';
import { timeline } from '../tasks.ts';

/** Enabled buttons of the page by state of the case; the others show the reason. */
const offered: Record<string, readonly string[]> = {
  open: ['Share', 'Rename', 'Close case', 'Remove: Ping test', 'Add comment'],
  closed: ['Share', 'Reopen case', 'Add comment'],
};
const labels: Record<string, string> = { open: 'Open', closed: 'Closed' };

/** One support engineer and one case, by role and visible text. */
export class CasePerson {
  readonly #page: Page;
  /** Returns the address of the timeline of a sample's task. */
  readonly #timeline: (sampleTaskId: string) => string;
  /** Email address of a user who may read the case as well. */
  readonly #colleague: string;
  #title = '';
  #case = '';
  readonly #inside: string[] = [];

  constructor(page: Page, timelineOf: (sampleTaskId: string) => string, colleague: string) {
    this.#page = page;
    this.#colleague = colleague;
    this.#timeline = timelineOf;
  }

  get caseId(): string {
    return this.#case.split('/').at(-1) ?? '';
  }

  async does({ name }: Step): Promise<void> {
    const page = this.#page;
    const fact = sampleOf(caseSamples, name);
    switch (fact.type) {
      case 'case.opened':
        this.#title = fact.data.title;
        return;
      case 'case.taskAdded':
        return this.#add(fact.data.taskId);
      case 'case.taskRemoved':
        this.#inside.splice(this.#inside.indexOf(fact.data.taskId), 1);
        return this.#press('Remove: Ping test');
      case 'case.commented':
        await page.getByRole('textbox', { name: 'Comment' }).fill(fact.data.text);
        return this.#press('Add comment');
      case 'case.renamed':
        return this.#rename(fact.data.title);
      case 'case.shared':
        return this.#share(fact.data.with !== null);
      case 'case.closed':
        await this.#press('Close case');
        return page.getByRole('dialog').getByRole('button', { name: 'Close case' }).click();
      case 'case.reopened':
        return this.#press('Reopen case');
      default:
        fact satisfies never;
    }
  }

  /** Checks that the page matches the machine: state, title, tasks, the last changes, and the enabled buttons. */
  async sees(steps: readonly Step[]): Promise<void> {
    const page = this.#page;
    const state = steps.at(-1)?.to ?? '';
    await expect(page.getByRole('heading', { level: 1, name: this.#title, exact: true })).toBeVisible();
    await expect(
      page
        .getByRole('main')
        .getByText(labels[state] ?? state, { exact: true })
        .first(),
    ).toBeVisible();
    await expect(this.#button(/^Remove: /)).toHaveCount(this.#inside.length);
    const said = page.getByRole('list', { name: 'Comments and changes' }).getByRole('listitem');
    for (const [index, { name }] of steps.entries())
      await expect(said.nth(index - steps.length)).toContainText(words(name));
    for (const label of new Set(Object.values(offered).flat())) {
      const button = this.#button(label).first();
      if ((await button.count()) === 0) continue;
      const may = offered[state]?.includes(label) ?? false;
      await expect(button, `${label} in ${state}`).toBeEnabled({ enabled: may });
    }
  }

  async #add(sampleTaskId: string): Promise<void> {
    const page = this.#page;
    await page.goto(this.#timeline(sampleTaskId));
    await expect(timeline.events(page)).toBeVisible();
    await this.#press('Add to a case');
    const dialog = page.getByRole('dialog', { name: 'Add to a case' });
    if (this.#case === '') await dialog.getByLabel('Title').fill(this.#title);
    else {
      await dialog.getByRole('combobox', { name: 'Case' }).click();
      await page.getByRole('option', { name: this.#title, exact: true }).click();
    }
    await dialog.getByRole('button', { name: 'Add to a case' }).click();
    await dialog.getByRole('link', { name: 'Open the case' }).click();
    await expect(page).toHaveURL(/\/cases\/./);
    this.#case = page.url();
    this.#inside.push(sampleTaskId);
  }

  async #rename(title: string): Promise<void> {
    await this.#press('Rename');
    const dialog = this.#page.getByRole('dialog', { name: 'Rename case' });
    await dialog.getByLabel('Title').fill(title);
    await dialog.getByRole('button', { name: 'Rename case' }).click();
    this.#title = title;
  }

  async #share(withPerson: boolean): Promise<void> {
    await this.#press('Share');
    const dialog = this.#page.getByRole('dialog', { name: 'Share case' });
    if (withPerson) {
      await dialog.getByRole('combobox', { name: 'Share with' }).click();
      await this.#page.getByRole('option', { name: 'One person' }).click();
      await dialog.getByRole('combobox', { name: 'One person' }).click();
      await this.#page.getByRole('option', { name: new RegExp(`${this.#colleague}$`) }).click();
    }
    await dialog.getByRole('button', { name: 'Share case' }).click();
    await expect(dialog).toBeHidden();
  }

  #button(name: string | RegExp): Locator {
    return this.#page.getByRole('button', typeof name === 'string' ? { name, exact: true } : { name });
  }

  #press(name: string): Promise<void> {
    return this.#button(name).first().click();
  }
}

/** Returns the page's text for a change. */
function words(name: string): string {
  const fact = sampleOf(caseSamples, name);
  switch (fact.type) {
    case 'case.opened':
      return 'opened the case';
    case 'case.taskAdded':
      return 'added:';
    case 'case.taskRemoved':
      return 'removed:';
    case 'case.commented':
      return fact.data.text;
    case 'case.renamed':
      return `renamed the case to “${fact.data.title}”`;
    case 'case.shared':
      return 'shared the case with';
    case 'case.closed':
      return 'closed the case';
    case 'case.reopened':
      return 'reopened the case';
    default:
      return fact satisfies never;
  }
}
