const { name = '' } = globalThis as { name?: string };

/**
 * What is added to the names of everything that this tab stores: in a tab in which an administrator views as a user
 * something of its own, so that nothing is mixed with the data of either; empty in all other tabs. The tab's name
 * decides, because it survives a reload and ends with the tab.
 */
export const tabScope = /^view-as-./.test(name) ? `|${name}` : '';
