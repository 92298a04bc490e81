import { crc32, deflateRawSync } from 'node:zlib';

/** An entry of a ZIP file as a hostile sender may write it; what is left out is as it should be. */
export interface RawEntry {
  name: string;
  content?: Uint8Array | string;
  /** General purpose flags; 1 is encrypted. */
  flags?: number;
  /** 0 stored, 8 deflated. */
  method?: number;
  /** The Unix mode with the type of file. */
  mode?: number;
  /** The uncompressed size that the entry states. */
  saidSize?: number;
  saidCrc?: number;
  /** Another entry's place in the file, so that both share its bytes. */
  at?: number;
}

/** Writes a ZIP file entry by entry without any check. */
export function rawZip(entries: readonly RawEntry[], saidCount = entries.length): Buffer {
  const local: Buffer[] = [];
  const central: Buffer[] = [];
  let offset = 0;
  for (const entry of entries) {
    const { name, flags = 0, method = 8, mode = 0o100644 } = entry;
    const content = Buffer.from(entry.content ?? '');
    const bytes = method === 8 ? deflateRawSync(content) : content;
    const path = Buffer.from(name);
    const common = Buffer.alloc(26);
    common.writeUInt16LE(20, 0);
    common.writeUInt16LE(flags | 0x800, 2);
    common.writeUInt16LE(method, 4);
    common.writeUInt32LE(entry.saidCrc ?? crc32(content), 10);
    common.writeUInt32LE(bytes.length, 14);
    common.writeUInt32LE(entry.saidSize ?? content.length, 18);
    common.writeUInt16LE(path.length, 22);
    const rest = Buffer.alloc(14);
    rest.writeUInt32LE((mode << 16) >>> 0, 6);
    rest.writeUInt32LE(entry.at ?? offset, 10);
    const made = Buffer.from([0x14, 0x03]);
    central.push(Buffer.from('PK\x01\x02'), made, common, rest, path);
    const header = Buffer.concat([Buffer.from('PK\x03\x04'), common, path, bytes]);
    local.push(header);
    offset += header.length;
  }
  const list = Buffer.concat(central);
  const end = Buffer.alloc(22);
  end.write('PK\x05\x06', 'latin1');
  end.writeUInt16LE(saidCount, 8);
  end.writeUInt16LE(saidCount, 10);
  end.writeUInt32LE(list.length, 12);
  end.writeUInt32LE(offset, 16);
  return Buffer.concat([...local, list, end]);
}
