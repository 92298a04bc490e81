-- S and 5, Z and 2, L and 1 are look-alikes too (shared/serials/parse-serial.ts). Folded numbers hold no other letters
-- of the former rule, so that folding them once more gives the new form.
update serial set folded = translate(folded, 'LSZ', '152') where folded ~ '[LSZ]';
update stolen_bike set folded = translate(folded, 'LSZ', '152') where folded ~ '[LSZ]';
update retail_sale set frame_folded = translate(frame_folded, 'LSZ', '152')
  where frame_folded ~ '[LSZ]';
update recall_frame set prefix = translate(prefix, 'LSZ', '152') where prefix ~ '[LSZ]';
