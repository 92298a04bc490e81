import { expect, test } from '@playwright/test';
import { loadArticles } from './articles.ts';
import { checkPage } from './page-checks.ts';
import { catalogSearch, expectList } from './pages/catalog-list.page.ts';
import { api, dealer, isOperation, keepQuiet, login, ownHeading } from './support.ts';

const bestMatch = { field: 'relevance', order: 'DESC' };
const kindNames: Record<string, string> = { Bike: 'Bikes', PAA: 'Parts', groupset: 'Groupsets' };
const cheapest = { field: 'price', order: 'ASC' };
const parts = '/en-us/catalog/list?category=PAA&view=item';

test(
  'suggests, corrects typos, finds an EAN and keeps filters',
  { tag: '@desktop' },
  async ({ page, request }, info) => {
    test.setTimeout(120_000);
    const user = dealer(info);
    const callApi = await api(request, user);
    const { articles } = await loadArticles(callApi, { category: 'PAA' });
    const words = articles.flatMap(({ name }) => name.split(/\P{L}+/u));
    const word = words.find((one) => one.length > 5 && one[2] !== one[3]) ?? '';
    /** Texts that suggestions were asked for. */
    const requests: string[] = [];
    page.on('request', (sent) => {
      const body = sent.postData();
      if (body && isOperation('SearchSuggestions', body))
        requests.push(JSON.parse(body).variables.text);
    });
    await keepQuiet(page);
    // Time is the test's own, so that it need not wait to see that nothing is asked.
    await page.clock.install();
    await login(page, user);
    await page.goto(parts);
    const box = catalogSearch(page);
    const options = page.getByRole('listbox', { name: 'Suggestions' }).getByRole('option');

    await test.step('suggestions, by the keys alone', async () => {
      await box.pressSequentially(word.slice(0, 2));
      await page.clock.runFor(5_000);
      expect(requests).toEqual([]);
      await box.press(word[2] ?? '');
      const text = word.slice(0, 3);
      const variables = { text, category: null, limit: 4 };
      const { searchSuggestions } = (await callApi('SearchSuggestions', variables)).data;
      expect(searchSuggestions.length).toBeGreaterThan(0);
      const { searchHits } = (await callApi('SearchHits', { search: text })).data;
      await expect(options).toHaveText([
        ...searchSuggestions.map(
          (hit: { suggestion: string; article_code: string; category: string }) =>
            `${hit.suggestion}${hit.article_code} · ${kindNames[hit.category]}`,
        ),
        ...searchHits
          .filter((hits: { models: number }) => hits.models > 0)
          .map(
            (hits: { models: number; kind: string }) =>
              `${hits.models} in ${kindNames[hits.kind]}All results`,
          ),
      ]);
      expect(requests).toEqual([text]);
      await checkPage(page, false);
      await box.press('Escape');
      await expect(options).toHaveCount(0);
      await expect(box).toHaveValue(text);
      await box.press('ArrowDown');
      await expect(options.first()).toHaveAttribute('aria-selected', 'true');
      await box.press('Enter');
      const [{ article_code, slug }] = searchSuggestions;
      await expect(page).toHaveURL(
        (url) =>
          url.pathname.endsWith(`/${slug}`) && url.searchParams.get('article') === article_code,
      );
      await page.goBack();
    });

    await test.step('what the chosen kind has not is found in another one', async () => {
      const readHits = async (search: string) => {
        const { searchHits } = (await callApi('SearchHits', { search })).data;
        return (kind: string): number =>
          searchHits.find((hits: { kind: string }) => hits.kind === kind).models;
      };
      let [search, models] = ['', 0];
      for (const one of new Set(words.filter((each) => each.length > 5))) {
        const count = await readHits(one);
        [search, models] = [one, count('PAA')];
        if (count('Bike') === 0 && models > 0) break;
      }
      await page.goto(`/en-us/catalog/list?category=Bike&search=${encodeURIComponent(search)}`);
      await expect(page.getByRole('heading', { name: 'Nothing in Bikes' })).toBeVisible();
      await checkPage(page, false);
      await page.getByRole('link', { name: `${models} in Parts` }).click();
      await expectList(page, callApi, 'group', { category: 'PAA', search }, bestMatch);
      await page.goto(parts);
    });

    await test.step('two letters the wrong way round', async () => {
      const [a, b] = [word[2] ?? '', word[3] ?? ''];
      const search = word.slice(0, 2) + b + a + word.slice(4);
      const found = await loadArticles(callApi, { category: 'PAA', search });
      expect(found.articles.map(({ name }) => name).join()).toContain(word);
      await box.fill(search);
      await box.press('Enter');
      await expectList(page, callApi, 'item', { category: 'PAA', search }, bestMatch);
      await expect(page).toHaveURL((url) => url.searchParams.get('search') === search);
    });

    await test.step('an EAN opens its article', async () => {
      const one = articles.find(({ ean }) => ean);
      await box.fill(one?.ean ?? '');
      await box.press('Enter');
      await expect(page).toHaveURL((url) => url.searchParams.get('article') === one?.article_code);
      await expect(ownHeading(page)).toBeVisible();
    });

    await test.step('searches within the filters or without them', async () => {
      const search = word;
      const { articles: found, count } = await loadArticles(callApi, { category: 'PAA', search });
      const brand = found[0]?.brand ?? '';
      const filter = { category: 'PAA', brands: [brand] };
      await page.goto(`${parts}&brands=${encodeURIComponent(brand)}`);
      await expectList(page, callApi, 'item', filter, cheapest);
      await page.getByRole('checkbox', { name: 'Search within the filters' }).check();
      await box.fill(search);
      await box.press('Enter');
      await expectList(page, callApi, 'item', { ...filter, search }, bestMatch);
      await expect(page).toHaveURL((url) => url.searchParams.get('brands') === brand);
      await page.getByRole('checkbox', { name: 'Search within the filters' }).uncheck();
      const other = words.find((one) => one.length > 3 && one !== word) ?? '';
      await box.fill(other);
      await box.press('Enter');
      await expectList(page, callApi, 'item', { category: 'PAA', search: other }, bestMatch);
      await expect(page).toHaveURL((url) => !url.searchParams.has('brands'));
      await box.fill('');
      await expectList(page, callApi, 'item', { category: 'PAA' }, cheapest);
      expect(count).toBeGreaterThan(0);
    });
  },
);
