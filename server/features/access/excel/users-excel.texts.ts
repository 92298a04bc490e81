import type { Language } from '#shared/locales.ts';

/** The columns of the Excel file of users, in their order. */
export const excelColumns = [
  'username',
  'name',
  'email',
  'groupRole',
  'roles',
  'areas',
  'language',
] as const;
export type ExcelColumn = (typeof excelColumns)[number];

/** The texts of the Excel file of users: its name, and the headers of its columns. */
type UsersExcelTexts = Record<'title' | ExcelColumn, string>;

export const usersExcelTexts: Record<Language, UsersExcelTexts> = {
  en: {
    title: 'Users',
    username: 'Username',
    name: 'Name',
    email: 'E-mail',
    groupRole: 'Group role',
    roles: 'Roles',
    areas: 'Areas',
    language: 'Language',
  },
  de: {
    title: 'Benutzer',
    username: 'Benutzername',
    name: 'Name',
    email: 'E-Mail',
    groupRole: 'Gruppenrolle',
    roles: 'Rollen',
    areas: 'Bereiche',
    language: 'Sprache',
  },
  fr: {
    title: 'Utilisateurs',
    username: 'Identifiant',
    name: 'Nom',
    email: 'E-mail',
    groupRole: 'Groupe de rôles',
    roles: 'Rôles',
    areas: 'Périmètres',
    language: 'Langue',
  },
  id: {
    title: 'Pengguna',
    username: 'Nama pengguna',
    name: 'Nama',
    email: 'Email',
    groupRole: 'Grup peran',
    roles: 'Peran',
    areas: 'Area',
    language: 'Bahasa',
  },
  ms: {
    title: 'Pengguna',
    username: 'Nama pengguna',
    name: 'Nama',
    email: 'E-mel',
    groupRole: 'Kumpulan peranan',
    roles: 'Peranan',
    areas: 'Kawasan',
    language: 'Bahasa',
  },
};
