const { name = '' } = globalThis as { name?: string };

/**
 * A suffix for the names of everything that this tab stores. It is empty except in a tab in which an administrator
 * views as a user, whose data must not mix with that of either. The tab's name decides, because it survives a reload
 * and ends with the tab.
 */
export const tabScope = /^view-as-./.test(name) ? `|${name}` : '';
